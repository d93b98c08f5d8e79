import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { onramp } from "@latchkey/onramp/react"
import { coinbaseOnramp, meld } from "@latchkey/onramp/sources"

export const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, base],
  plugins: [
    evm(),
    onramp(),
    meld({ publicKey: "your public key there" }),
    coinbaseOnramp({
      // Your server makes the session, with its secret key, for this address and no other.
      session: async (request, { signal }) => {
        const answer = await fetch("/onramp-session", {
          method: "POST",
          body: JSON.stringify(request),
          signal
        })
        return ((await answer.json()) as { token: string }).token
      }
    })
  ]
})
