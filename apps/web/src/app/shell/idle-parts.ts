// One chunk: the parts of the frame that a rendered page shows before they work.
export { ShellDialogs } from './dialogs/shell-dialogs.tsx'
export { Header } from './header/header.tsx'
export { BottomBar } from './menu/bottom-bar.tsx'
export { FloatingMenu } from './menu/floating-menu.tsx'
export { SideBar } from './menu/side-bar.tsx'
