import type { CaipNetworkId } from "@latchkey/core"
import { toBech32, wordsOfBytes } from "@latchkey/core/chain-kit"
import { cosmosTestAccounts, createCosmosWallet } from "@latchkey/testing"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { describe, expect, it } from "vitest"
import { messageFor, withBit } from "../../support/messageFor.ts"
import { verifyCosmos } from "./verifyCosmos.ts"

const hub = "cosmoshub-4"
const osmosis = "osmosis-1"
const injective = "injective-1"
const idOf = (chain: string): CaipNetworkId => `cosmos:${chain}`
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64"))
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const addressOf = (hex: string, prefix: string) =>
  toBech32({ prefix, words: wordsOfBytes(Buffer.from(hex.slice(2), "hex")), encoding: "bech32" })

const { cosmos: key, ethereum: ethereumKey } = cosmosTestAccounts[0]!.keys
const hubAddress = addressOf(key.cosmosAddress, "cosmos")

/** What a wallet of Keplr's kind signs for the text of a message. */
const signed = async (chain: string, address?: string, text?: string) => {
  const wallet = createCosmosWallet()
  await wallet.provider.enable(chain)
  const made = messageFor({ chainId: idOf(chain), address: address ?? wallet.addressOn(chain) })
  const answer = await wallet.provider.signArbitrary(chain, wallet.addressOn(chain), text ?? made.message)
  return { ...made, signature: answer.signature, publicKey: answer.pub_key.value }
}

describe("ADR-36 signatures of Cosmos accounts", () => {
  it.each([hub, osmosis])(
    "T29 that a wallet made on %s hold, as an independent library says",
    async (chain) => {
      const proof = await signed(chain)
      const { accountAddress } = proof.data
      const prefix = accountAddress.slice(0, accountAddress.lastIndexOf("1"))
      expect(
        verifyADR36Amino(
          prefix,
          accountAddress,
          proof.message,
          bytesOf(proof.publicKey),
          bytesOf(proof.signature)
        )
      ).toBe(true)
      expect(verifyCosmos(proof)).toBe(true)
    }
  )

  it("T29 of accounts that are Ethereum's hold by the hash of those chains", async () => {
    const proof = await signed(injective)
    expect(proof.data.accountAddress).toBe(addressOf(ethereumKey.ethereumAddress, "inj"))
    expect(verifyCosmos(proof)).toBe(true)
    // The same key under the address of the other kind, and the other way round.
    const other = messageFor({
      chainId: idOf(injective),
      address: addressOf(ethereumKey.cosmosAddress, "inj")
    })
    expect(verifyCosmos({ ...other, signature: proof.signature })).toBe(false)
    expect(
      verifyCosmos({ ...proof, signature: (await signed(hub, undefined, proof.message)).signature })
    ).toBe(false)
  })

  it("T29 may end in the byte that Ethereum's do, if it is the right one", async () => {
    const proof = await signed(hub)
    const holds = Array.from({ length: 256 }, (_, last) =>
      verifyCosmos({ ...proof, signature: base64(Uint8Array.of(...bytesOf(proof.signature), last)) })
    )
    expect(holds.flatMap((hold, last) => (hold ? [last % 27] : []))).toHaveLength(2)
    expect(new Set(holds.flatMap((hold, last) => (hold ? [last % 27] : []))).size).toBe(1)
  })

  it("T29 with any bit or the text changed, or of another account, do not hold", async () => {
    const proof = await signed(hub)
    expect(verifyCosmos({ ...proof, message: proof.message.replace("shop", "shot") })).toBe(false)
    const bytes = bytesOf(proof.signature)
    for (let bit = 0; bit < 512; bit += 7) {
      expect([bit, verifyCosmos({ ...proof, signature: base64(withBit(bytes, bit)) })]).toEqual([bit, false])
    }
    const stranger = addressOf(cosmosTestAccounts[1]!.keys.cosmos.cosmosAddress, "cosmos")
    expect(verifyCosmos(await signed(hub, stranger))).toBe(false)
  })

  it("T29 with the high s do not hold", async () => {
    const proof = await signed(hub)
    const { r, s } = secp256k1.Signature.fromBytes(bytesOf(proof.signature), "compact")
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes("compact")
    expect(verifyCosmos({ ...proof, signature: base64(high) })).toBe(false)
  })

  it("T29 hold under the address of the message's network: the same key has another one on each", async () => {
    for (const [prefix, chain, holds] of [
      ["cosmos", hub, true],
      ["osmo", osmosis, true],
      ["osmo", hub, false],
      ["cosmos", osmosis, false],
      ["leaf", hub, false]
    ] as const) {
      const address = addressOf(key.cosmosAddress, prefix)
      const made = messageFor({ chainId: idOf(chain), address })
      // Signed by the very key under the very address.
      const signature = signAs(address, made.message)
      expect([prefix, chain, verifyCosmos({ ...made, signature })]).toEqual([prefix, chain, holds])
    }
  })

  it("T29 hold under any prefix on a network that is not known here", () => {
    const address = addressOf(key.cosmosAddress, "leaf")
    const made = messageFor({ chainId: "cosmos:leaf-7", address })
    expect(verifyCosmos({ ...made, signature: signAs(address, made.message) })).toBe(true)
    const other = addressOf(key.cosmosAddress, "twig")
    expect(verifyCosmos({ ...made, signature: signAs(other, made.message) })).toBe(false)
  })

  it("T29 another spelling of a signature, what is none, and other addresses do not hold", async () => {
    const proof = await signed(hub)
    const { signature } = proof
    for (const text of [
      "",
      ` ${signature}`,
      signature.replace(/=+$/, ""),
      "A".repeat(4_000),
      "0x00",
      base64(new Uint8Array(64)),
      base64(bytesOf(signature).subarray(1))
    ]) {
      expect(verifyCosmos({ ...proof, signature: text })).toBe(false)
    }
    const capitals = hubAddress.toUpperCase()
    const spelled = { ...proof, data: { ...proof.data, accountAddress: capitals } }
    expect(verifyCosmos({ ...spelled, signature: signAs(capitals, proof.message) })).toBe(false)
    for (const accountAddress of [hubAddress.toUpperCase(), hubAddress.replace(/.$/, "q"), "cosmos1", ""]) {
      expect(verifyCosmos({ ...proof, data: { ...proof.data, accountAddress } })).toBe(false)
    }
  })
})

/** What an independent signer makes by ADR-36 under an address, for the vectors' key. */
const signAs = (signer: string, message: string): string => {
  const data = Buffer.from(message).toString("base64")
  const doc = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}],"sequence":"0"}`
  const secret = Buffer.from(key.privateKey.slice(2), "hex")
  // The library hashes with SHA-256 itself.
  return base64(secp256k1.sign(Buffer.from(doc), secret))
}
