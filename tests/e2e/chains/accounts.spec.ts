import { bitcoinTestAccounts } from "@latchkey/testing"
import { base58 } from "@scure/base"
import { expect, test } from "../fixtures.ts"
import { bitcoin } from "./bitcoin.ts"
import type { ShownAccount } from "./Chain.ts"
import { areInstalled, chains as all } from "./installed.ts"
import { installWallets } from "./installWallets.ts"
import { solana } from "./solana.ts"

const preferred: Readonly<Record<string, string>> = {
  eip155: "smartAccount",
  solana: "eoa",
  bip122: "payment",
  polkadot: "eoa",
  cosmos: "eoa"
}

test("S9.07 each namespace has its default account type", async ({ chains: visit, page }) => {
  await visit.openFor(all)
  await expect(visit.connectButton).toBeVisible()
  const types = await page.evaluate(() =>
    Object.entries(window.kit.getSnapshot().account).map(([namespace, { preferredAccountType }]) => [
      namespace,
      preferredAccountType
    ])
  )
  expect(types).toEqual(all.map(({ namespace }) => [namespace, preferred[namespace]]))
})

if (areInstalled(bitcoin)) {
  test("S3.05 S3.04 Bitcoin's accounts are the payment one, then the ordinals one, each with its public key", async ({
    chains: visit,
    install,
    installChain
  }) => {
    await installWallets({ install, installChain }, [bitcoin])
    await visit.openFor([bitcoin])
    await visit.connectFirst(bitcoin)
    const shown = JSON.parse((await visit.of(bitcoin, "accounts").textContent())!) as Array<ShownAccount>
    const { payment, ordinals } = bitcoinTestAccounts[0]!.mainnet
    expect(shown).toEqual([
      expect.objectContaining({ type: "payment", address: payment.address, publicKey: payment.publicKey }),
      // Without its sign, as taproot has it.
      expect.objectContaining({
        type: "ordinal",
        address: ordinals.address,
        publicKey: ordinals.publicKey.slice(2)
      })
    ])
  })
}

if (areInstalled(solana)) {
  test("S7.28 the page's own request for solana_signMessage is signed by the connected wallet", async ({
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
