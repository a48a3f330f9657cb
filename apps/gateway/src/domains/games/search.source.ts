/** SearchResults of the graph: what is looked for, without the spaces around it; its parts are asked for when they are wanted. */
export interface SearchResultsSource {
  text: string
}
