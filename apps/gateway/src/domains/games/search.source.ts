/** SearchResults of the graph: the trimmed text; results are loaded on demand. */
export interface SearchResultsSource {
  text: string
}
