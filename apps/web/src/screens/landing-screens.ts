// The two screens that visitors land on, as one part of the code: who sees the one goes to the other, and each part costs a request.
export { Component as HomeScreen } from './home/home-screen.tsx'
export { Component as LobbyScreen } from './lobby/lobby-screen.tsx'
