import { showKit } from "./showKit.tsx"

showKit([], [])
