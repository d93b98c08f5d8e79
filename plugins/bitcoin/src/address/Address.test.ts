import { createHash } from "node:crypto"
import { address as addresses, networks, opcodes, payments, script } from "bitcoinjs-lib"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bitcoinTestAccounts } from "@latchkey/testing"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { MAINNET, REGTEST, SIGNET, TESTNET, TESTNET4 } from "../networkIds.ts"
import { decodeAddress, parseAddress } from "./Address.ts"
import { sha256 } from "./sha256.ts"

const on = (networkId: Parameters<typeof fakeNetwork>[0]) => fakeNetwork(networkId)

describe("sha256", () => {
  it("is what an independent implementation gives, for every length about a block's end", () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    fc.assert(
      fc.property(bytes, (message) => {
        expect(Buffer.from(sha256(message)).toString("hex")).toBe(
          createHash("sha256").update(message).digest("hex")
        )
      })
    )
    for (let length = 50; length < 70; length++) {
      const message = new Uint8Array(length).fill(0xff)
      expect([...sha256(message)]).toEqual([...createHash("sha256").update(message).digest()])
    }
  })

  it("has constants that no engine can round otherwise: none lies close to a whole number", () => {
    const primes = Array.from({ length: 312 }, (_, n) => n).filter(
      (n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0)
    )
    expect(primes).toHaveLength(64)
    for (const prime of primes) {
      const part = (Math.cbrt(prime) * 2 ** 32) % 1
      expect(Math.min(part, 1 - part)).toBeGreaterThan(2 ** -14)
    }
  })
})

const mainnetVectors: ReadonlyArray<readonly [text: string, kind: string]> = [
  ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "p2pkh"],
  ["1111111111111111111114oLvT2", "p2pkh"],
  ["3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "p2sh"],
  ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "p2wpkh"],
  ["BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "p2wpkh"],
  ["bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", "p2wsh"],
  ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "p2tr"]
]
const testVectors: ReadonlyArray<readonly [text: string, kind: string]> = [
  ["mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "p2pkh"],
  ["2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", "p2sh"],
  ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "p2wpkh"],
  ["tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c", "p2tr"]
]

// Of BIP-173 and BIP-350: wrong checksums, mixed case, wrong lengths and padding, the other version's checksum.
const invalid: ReadonlyArray<string> = [
  "SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7",
  "",
  "1",
  "bc1",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
  "11A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
  "Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty",
  "bc13w508d6qejxtdg4y5r3zarvary0c5xw7kn40wf2",
  "bc1rw5uspcuh",
  "bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90",
  "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P",
  "bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du",
  "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
  "bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47",
  "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
  "bc1pw5dgrnzv",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
  "ltc1q4qw42stdzjqs59xvlrlxr8526e3nunw7a8exqz",
  "SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ8",
  "ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQVX8X0G",
  "SP02J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7",
  "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ",
  "1".repeat(90)
]

describe("parseAddress", () => {
  it("S3.04[address] in part: takes every kind of address, bech32 in lower case, and tells what kind it is", () => {
    for (const [text, kind] of [...mainnetVectors, ...testVectors]) {
      const decoded = decodeAddress(text)
      expect([text, decoded?.kind]).toEqual([text, kind])
      expect(parseAddress(text)).toBe(/^bc1/i.test(text) ? text.toLowerCase() : text)
    }
  })

  it("S3.04[address] in part: knows an address of another network; testnet and signet share theirs", () => {
    for (const [text] of mainnetVectors) {
      expect(parseAddress(text, on(MAINNET))).toBeDefined()
      for (const other of [TESTNET, TESTNET4, SIGNET, REGTEST])
        expect(parseAddress(text, on(other))).toBeUndefined()
    }
    for (const [text] of testVectors) {
      expect(parseAddress(text, on(MAINNET))).toBeUndefined()
      for (const same of [TESTNET, TESTNET4, SIGNET]) expect(parseAddress(text, on(same))).toBeDefined()
    }
    const regtest = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080"
    expect([on(REGTEST), on(TESTNET), on(MAINNET)].map((network) => parseAddress(regtest, network))).toEqual([
      regtest,
      undefined,
      undefined
    ])
    expect(parseAddress(regtest, on("bip122:ffffffffffffffffffffffffffffffff"))).toBe(regtest)
  })

  it("S3.04[address] in part: takes nothing else, and never throws", () => {
    for (const text of invalid) expect([text, parseAddress(text)]).toEqual([text, undefined])
    for (const value of [undefined, null, 7, {}, ["bc1"], Symbol("s")]) {
      expect(decodeAddress(value)).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(parseAddress(text)).toBeUndefined()
      })
    )
  })

  it("S3.04[address] in part: agrees with bitcoinjs-lib about any hash, and with no single change of a letter", () => {
    const kinds = fc.constantFrom<(hash: Buffer, network: typeof networks.bitcoin) => string>(
      (hash, network) => payments.p2pkh({ hash: hash.subarray(0, 20), network }).address!,
      (hash, network) => addresses.toBase58Check(hash.subarray(0, 20), network.scriptHash),
      (hash, network) => addresses.toBech32(hash.subarray(0, 20), 0, network.bech32),
      (hash, network) => addresses.toBech32(hash, 0, network.bech32),
      (hash, network) => addresses.toBech32(hash, 1, network.bech32)
    )
    const hashes = fc.oneof(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.uint8Array({ minLength: 30, maxLength: 30 }).map((rest) => Uint8Array.from([0, 0, ...rest]))
    )
    const which = fc.constantFrom(networks.bitcoin, networks.testnet)
    fc.assert(
      fc.property(kinds, hashes, which, fc.nat(), fc.nat(), (make, hash, network, at, by) => {
        const text = make(Buffer.from(hash), network)
        expect(parseAddress(text)).toBe(text)
        expect(parseAddress(text, on(MAINNET))).toBe(network === networks.bitcoin ? text : undefined)
        const letters = "023456789acdefghjklmnpqrstuvwxyz"
        const index = at % text.length
        const other = letters[by % letters.length]!
        const changed = text.slice(0, index) + other + text.slice(index + 1)
        if (changed !== text) expect(parseAddress(changed)).toBeUndefined()
      })
    )
  })

  it("S3.04[address] in part: gives the hash that bitcoinjs-lib locks to", () => {
    for (const { mainnet } of bitcoinTestAccounts) {
      const { payment, nested, ordinals } = mainnet
      const locked = (address: string) => script.decompile(addresses.toOutputScript(address))
      expect(decodeAddress(payment.address)?.hash).toBe(
        Buffer.from(locked(payment.address)![1] as Uint8Array).toString("hex")
      )
      expect(locked(nested.address)![0]).toBe(opcodes.OP_HASH160)
      expect(decodeAddress(nested.address)?.hash).toBe(
        Buffer.from(locked(nested.address)![1] as Uint8Array).toString("hex")
      )
      expect(decodeAddress(ordinals.address)?.hash).toBe(
        Buffer.from(addresses.fromBech32(ordinals.address).data).toString("hex")
      )
    }
  })
})
