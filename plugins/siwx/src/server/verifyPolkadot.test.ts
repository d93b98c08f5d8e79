import type { CaipNetworkId } from "@latchkey/core"
import { createPolkadotWallet, polkadotAccounts } from "@latchkey/testing"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import {
  blake2AsU8a,
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  secp256k1PairFromSeed,
  secp256k1Sign,
  signatureVerify,
  sr25519PairFromSeed,
  sr25519Sign
} from "@polkadot/util-crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { messageFor, withBit } from "../../support/messageFor.ts"
import { verifyPolkadot } from "./verifyPolkadot.ts"

beforeAll(() => cryptoWaitReady())

const polkadot: CaipNetworkId = "polkadot:91b171bb158e2d3848fa23a9f1c25182"
const kusama: CaipNetworkId = "polkadot:b0a8d493285c2df73290dfb7e61f870f"
const own: CaipNetworkId = "polkadot:00112233445566778899aabbccddeeff"

const seed = new Uint8Array(32).fill(7)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`
const unhex = (text: string) => new Uint8Array(Buffer.from(text.slice(2), "hex"))
const wrapped = (message: string) => bytesOf(`<Bytes>${message}</Bytes>`)

interface Key {
  readonly id: () => Uint8Array
  readonly sign: (bytes: Uint8Array) => Uint8Array
  /** The byte that some wallets write before the signature. */
  readonly kind: number
}

/** One seed's three kinds of keys, by a library that neither the kit nor its wallets use. */
const keys: Readonly<Record<"sr25519" | "ed25519" | "ecdsa", Key>> = {
  sr25519: {
    id: () => sr25519PairFromSeed(seed).publicKey,
    sign: (bytes) => sr25519Sign(bytes, sr25519PairFromSeed(seed)),
    kind: 1
  },
  ed25519: {
    id: () => ed25519PairFromSeed(seed).publicKey,
    sign: (bytes) => ed25519Sign(bytes, ed25519PairFromSeed(seed)),
    kind: 0
  },
  ecdsa: {
    id: () => blake2AsU8a(secp256k1PairFromSeed(seed).publicKey),
    sign: (bytes) => secp256k1Sign(bytes, secp256k1PairFromSeed(seed), "blake2"),
    kind: 2
  }
}
const kinds = Object.keys(keys) as ReadonlyArray<keyof typeof keys>

const signed = (
  kind: keyof typeof keys,
  { chainId = polkadot, prefix = 0 }: { readonly chainId?: CaipNetworkId; readonly prefix?: number } = {}
) => {
  const { id, sign } = keys[kind]
  const made = messageFor({ chainId, address: encodeAddress(id(), prefix) })
  return { ...made, signature: hex(sign(wrapped(made.message))) }
}

describe.each(kinds)("%s signatures of Polkadot accounts", (kind) => {
  it("T29 hold, with the kind of the key before them or not; with any bit or the text changed, they do not", async () => {
    const proof = signed(kind)
    const bytes = unhex(proof.signature)
    const named = hex(Uint8Array.of(keys[kind].kind, ...bytes))
    const { isValid } = signatureVerify(wrapped(proof.message), proof.signature, proof.data.accountAddress)
    expect(isValid).toBe(true)
    expect(await verifyPolkadot(proof)).toBe(true)
    expect(await verifyPolkadot({ ...proof, signature: named })).toBe(true)
    expect(await verifyPolkadot({ ...proof, message: proof.message.replace("shop", "shot") })).toBe(false)
    for (let bit = 0; bit < bytes.length * 8; bit += 9) {
      const changed = hex(withBit(bytes, bit))
      expect([bit, await verifyPolkadot({ ...proof, signature: changed })]).toEqual([bit, false])
    }
    for (const other of [0, 1, 2, 3, 255].filter((value) => value !== keys[kind].kind)) {
      const signature = hex(Uint8Array.of(other, ...bytes))
      expect([other, await verifyPolkadot({ ...proof, signature })]).toEqual([other, false])
    }
  })

  it("T29 of another kind of key, or another account, do not hold", async () => {
    const proof = signed(kind)
    for (const other of kinds.filter((one) => one !== kind)) {
      const signature = hex(keys[other].sign(wrapped(proof.message)))
      expect(await verifyPolkadot({ ...proof, signature })).toBe(false)
    }
    const stranger = messageFor({
      chainId: polkadot,
      address: encodeAddress(polkadotAccounts[1]!.address, 0)
    })
    const signature = hex(keys[kind].sign(wrapped(stranger.message)))
    expect(await verifyPolkadot({ ...stranger, signature })).toBe(false)
  })

  it("T29 over the bare text, which could be a transaction, do not hold", async () => {
    const proof = signed(kind)
    const signature = hex(keys[kind].sign(bytesOf(proof.message)))
    expect(await verifyPolkadot({ ...proof, signature })).toBe(false)
  })

  it("T29 hold on the network whose prefix the address has; where that is not known, with any", async () => {
    for (const [chainId, prefix, holds] of [
      [polkadot, 0, true],
      [polkadot, 2, false],
      [polkadot, 42, false],
      [kusama, 2, true],
      [kusama, 0, false],
      [own, 0, true],
      [own, 42, true],
      [own, 1284, true]
    ] as const) {
      expect([chainId, prefix, await verifyPolkadot(signed(kind, { chainId, prefix }))]).toEqual([
        chainId,
        prefix,
        holds
      ])
    }
  })
})

describe("what is refused of Polkadot accounts", () => {
  it("T29 an ECDSA signature with the high s", async () => {
    const proof = signed("ecdsa")
    const bytes = unhex(proof.signature)
    const { r, s } = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), "compact")
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes("compact")
    const signature = hex(Uint8Array.of(...high, bytes[64]! ^ 1))
    expect(await verifyPolkadot({ ...proof, signature })).toBe(false)
  })

  it("T29 keys that sign anything", async () => {
    const zero = new Uint8Array(32)
    for (const id of [zero, Uint8Array.of(1, ...zero.subarray(1))]) {
      const made = messageFor({ chainId: polkadot, address: encodeAddress(id, 0) })
      const marked = Uint8Array.of(...zero.subarray(1), 0x80)
      for (const end of [zero, marked]) {
        for (const start of [zero, Uint8Array.of(1, ...zero.subarray(1))]) {
          const signature = hex(Uint8Array.of(...start, ...end))
          expect(await verifyPolkadot({ ...made, signature })).toBe(false)
        }
      }
    }
  })

  it("T29 what is no signature, and addresses with another checksum", async () => {
    const proof = signed("sr25519")
    const { accountAddress } = proof.data
    for (const signature of [
      "",
      "0x",
      proof.signature.slice(2),
      `${proof.signature}0`,
      `${proof.signature}0000`,
      `0x${"ab".repeat(4_000)}`,
      "0x0"
    ]) {
      expect(await verifyPolkadot({ ...proof, signature })).toBe(false)
    }
    for (const address of [
      accountAddress.replace(/.$/, (last) => (last === "z" ? "y" : "z")),
      accountAddress.slice(1)
    ]) {
      const made = messageFor({ chainId: polkadot, address })
      const signature = hex(keys.sr25519.sign(wrapped(made.message)))
      expect(await verifyPolkadot({ ...made, signature })).toBe(false)
    }
  })
})

it("T29 what an extension's wallet signs holds, of each kind of key", async () => {
  const wallet = createPolkadotWallet({ shared: polkadotAccounts.map(({ address }) => address) })
  const { signer } = await wallet.entry.enable!("Shop")
  for (const { address: spelled } of polkadotAccounts) {
    const made = messageFor({ chainId: kusama, address: encodeAddress(spelled, 2) })
    const { signature } = await signer.signRaw({
      address: spelled,
      data: hex(bytesOf(made.message)),
      type: "bytes"
    })
    expect(await verifyPolkadot({ ...made, signature })).toBe(true)
    const other = messageFor({ chainId: polkadot, address: encodeAddress(spelled, 0) })
    expect(await verifyPolkadot({ ...other, signature })).toBe(false)
  }
})
