import { siwxServer } from "@latchkey/siwx/server"

/** One for the whole server: it keeps nonces and sessions. */
export const signIn = siwxServer({
  origin: "https://shop.example",
  chains: ["eip155:1", "eip155:8453"],
  statement: "Sign in to the tea shop."
})
