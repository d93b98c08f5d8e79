import ecc from "@bitcoinerlab/secp256k1"
import { initEccLib, networks, payments, toXOnly } from "bitcoinjs-lib"
import { mnemonicToAccount } from "viem/accounts"
import { describe, expect, it } from "vitest"
import { testMnemonic } from "../../../../tests/testing/src/accounts/testMnemonic.ts"
import { bitcoinTestAccountFrom, type BitcoinKey } from "./BitcoinTestAccount.ts"
import { bitcoinTestAccounts } from "./bitcoinTestAccounts.ts"

initEccLib(ecc)

/** The key of the phrase at a path, which viem is told is an Ethereum one. */
function keyAt(path: string) {
  const key = mnemonicToAccount(testMnemonic, { path: path as `m/44'/60'/${string}` }).getHdKey()
  return {
    publicKey: Buffer.from(key.publicKey!).toString("hex"),
    privateKey: Buffer.from(key.privateKey!).toString("hex")
  }
}

function addressesOf({ publicKey }: BitcoinKey, network: typeof networks.bitcoin) {
  const pubkey = Buffer.from(publicKey, "hex")
  const segwit = payments.p2wpkh({ pubkey, network })
  return {
    payment: segwit.address,
    nested: payments.p2sh({ redeem: segwit, network }).address,
    ordinals: payments.p2tr({ internalPubkey: toXOnly(pubkey), network }).address
  }
}

describe("the Bitcoin test accounts", () => {
  it.each(bitcoinTestAccounts.map((account, index) => ({ index, account })))(
    "number $index is what the phrase and the addresses' own rules say",
    ({ index, account }) => {
      for (const [coin, kind, network] of [
        [0, "mainnet", networks.bitcoin],
        [1, "testnet", networks.testnet]
      ] as const) {
        for (const [purpose, role] of [
          [84, "payment"],
          [49, "nested"],
          [86, "ordinals"]
        ] as const) {
          const key = account[kind][role]
          expect(key.path).toBe(`m/${purpose}'/${coin}'/0'/0/${index}`)
          expect(key).toMatchObject(keyAt(key.path))
          expect(key.address).toBe(addressesOf(key, network)[role])
        }
      }
    }
  )

  it("can be made from one private key", async () => {
    const { privateKey } = bitcoinTestAccounts[0]!.mainnet.payment
    const made = await bitcoinTestAccountFrom(privateKey)
    expect(made.mainnet.payment.address).toBe(bitcoinTestAccounts[0]!.mainnet.payment.address)
    const expected = addressesOf(made.testnet.ordinals, networks.testnet)
    expect(made.testnet.payment.address).toBe(expected.payment)
    expect(made.testnet.nested.address).toBe(expected.nested)
    expect(made.testnet.ordinals.address).toBe(expected.ordinals)
    await expect(bitcoinTestAccountFrom("00".repeat(32))).rejects.toThrow(/out of range/)
  })
})
