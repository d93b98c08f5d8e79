import { base58 } from "@scure/base"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { installWallets } from "../../../tests/e2e/chains/installWallets.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { solana } = installed

if (solana !== undefined) {
  test("S7.28 in part: the page's own request for solana_signMessage is signed by the connected wallet", async ({
    chains: visit,
    page,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [solana])
    await visit.openFor([solana])
    await visit.connectFirst(solana)
    const { address } = solana.networks[0]
    const message = "From the page itself"
    const params = { message: base58.encode(new TextEncoder().encode(message)), pubkey: address }
    const answer = await page.evaluate(async (params) => {
      const provider = window.kit.getProvider("solana") as {
        readonly request: (request: object) => Promise<{ readonly signature: string }>
      }
      return provider.request({ method: "solana_signMessage", params })
    }, params)
    const account = { namespace: "solana", type: "eoa", address }
    expect(await solana.isSigned(message, answer.signature, account)).toBe(true)
  })
}
