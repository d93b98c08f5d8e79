import type { Client } from "./Client.ts"

/**
 * Connects again at once when a visitor comes back to the page: phones cut the connection of a page in the background, and
 * the client alone would notice seconds later. Returns the way to stop.
 */
export const wakeRelay = (client: Client): (() => void) => {
  if (typeof document === "undefined") return () => {}
  const wake = () => {
    if (document.visibilityState === "visible" && !client.connected()) client.reconnect().catch(() => {})
  }
  document.addEventListener("visibilitychange", wake)
  return () => document.removeEventListener("visibilitychange", wake)
}
