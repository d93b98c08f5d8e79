import { useEvents } from "@latchkey/react"

/** Counts connections; renders nothing. */
export const Analytics = ({ count }: { readonly count: (name: string) => void }) => {
  useEvents(({ event }) => {
    if (event === "CONNECT_SUCCESS") count("wallet-connected")
  })
  return null
}
