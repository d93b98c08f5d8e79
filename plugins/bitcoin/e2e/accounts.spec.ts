import { bitcoinTestAccounts } from "@latchkey/testing"
import type { ShownAccount } from "../../../tests/e2e/chains/Chain.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { installWallets } from "../../../tests/e2e/chains/installWallets.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { bitcoin } = installed

if (bitcoin !== undefined) {
  test("S3.05[all] S3.04[payment, ordinal, publicKey] Bitcoin's accounts are the payment one, then the ordinals one, each with its public key", async ({
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
