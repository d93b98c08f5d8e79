import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getAddressDecoder,
  getBase58Decoder,
  isOffCurveAddress,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash,
  type Instruction
} from "@solana/kit"
import { getTransferSolInstructionDataEncoder } from "@solana-program/system"
import * as fc from "fast-check"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { associatedTokenAddress } from "../../stack/splToken.ts"
import { findTokenAccount } from "./findTokenAccount.ts"
import { isOnCurve } from "./isOnCurve.ts"
import { decodeMessage, encodeMessage } from "./Message.ts"
import { programs, tokenPrograms } from "./programs.ts"
import {
  decodeOwnTransfer,
  decodeTransfer,
  encodeTransfer,
  feeOf,
  isSameTransfer,
  type TransferFacts
} from "./TransferMessage.ts"

const CASES = 10_000

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
const addresses = keys.map((bytes) => getAddressDecoder().decode(bytes) as string)
const values = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const bids = fc.record({
  units: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  price: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
})
const coins = fc.record({ sender: addresses, receiver: addresses, value: values })
const tokens = fc
  .record({
    sender: addresses,
    receiver: addresses,
    mint: addresses,
    program: fc.constantFrom(...tokenPrograms),
    decimals: fc.integer({ min: 0, max: 255 }),
    account: addresses,
    sources: fc.array(fc.record({ account: addresses, value: fc.bigInt({ min: 0n, max: 2n ** 60n }) }), {
      minLength: 1,
      maxLength: 8
    })
  })
  .map(({ sender, receiver, sources, ...token }): TransferFacts => ({
    sender,
    receiver,
    value: sources.reduce((sum, { value }) => sum + value, 0n),
    token: { ...token, sources }
  }))
const transfers: fc.Arbitrary<TransferFacts> = fc
  .tuple(fc.oneof(coins, tokens), fc.array(addresses, { maxLength: 3 }))
  .map(([facts, references]) => (references.length === 0 ? facts : { ...facts, references }))

const [readonly, writable] = [AccountRole.READONLY, AccountRole.WRITABLE]
const data = (size: number, write: (view: DataView) => void) => {
  const view = new DataView(new ArrayBuffer(size))
  write(view)
  return new Uint8Array(view.buffer)
}

/** The same transaction as @solana/kit compiles it, from what the programs' own documentation says of their calls. */
const compiled = (
  { sender, receiver, value, token, references = [] }: TransferFacts,
  { units, price }: { readonly units: number; readonly price: bigint },
  blockhash: Uint8Array
): Uint8Array => {
  const call = (
    program: string,
    accounts: ReadonlyArray<readonly [string, AccountRole]>,
    bytes: Uint8Array
  ): Instruction => ({
    programAddress: address(program),
    accounts: accounts.map(([at, role]) => ({ address: address(at), role })),
    data: bytes
  })
  const signer = [sender, AccountRole.READONLY_SIGNER] as const
  const named = references.map((key) => [key, readonly] as const)
  const payer = [sender, AccountRole.WRITABLE_SIGNER] as const
  const calls = [
    call(
      programs.computeBudget,
      [],
      data(5, (view) => (view.setUint8(0, 2), view.setUint32(1, units, true)))
    ),
    call(
      programs.computeBudget,
      [],
      data(9, (view) => (view.setUint8(0, 3), view.setBigUint64(1, price, true)))
    ),
    ...(token === undefined
      ? [
          call(
            programs.system,
            [payer, [receiver, writable], ...named],
            Uint8Array.from(getTransferSolInstructionDataEncoder().encode({ amount: value }))
          )
        ]
      : [
          call(
            programs.associatedToken,
            [
              payer,
              [token.account, writable],
              [receiver, readonly],
              [token.mint, readonly],
              [programs.system, readonly],
              [token.program, readonly]
            ],
            Uint8Array.of(1)
          ),
          ...token.sources.map((source, index) =>
            call(
              token.program,
              [
                [source.account, writable],
                [token.mint, readonly],
                [token.account, writable],
                signer,
                ...(index === 0 ? named : [])
              ],
              data(
                10,
                (view) => (
                  view.setUint8(0, 12),
                  view.setBigUint64(1, source.value, true),
                  view.setUint8(9, token.decimals)
                )
              )
            )
          )
        ])
  ]
  const lifetime = { blockhash: getBase58Decoder().decode(blockhash) as Blockhash, lastValidBlockHeight: 1n }
  return Uint8Array.from(
    compileTransaction(
      pipe(
        createTransactionMessage({ version: "legacy" }),
        (message) => setTransactionMessageFeePayer(address(sender), message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
        (message) => appendTransactionMessageInstructions(calls, message)
      )
    ).messageBytes
  )
}

/** What is in a message, without the order of its accounts, which compilers choose. */
const callsIn = decodeMessage

describe("the message of a transfer", () => {
  it("T20, T21: does what @solana/kit compiles for the same transfer, to the last unit", () => {
    fc.assert(
      fc.property(transfers, bids, keys, (facts, bid, blockhash) => {
        const other = compiled(facts, bid, blockhash)
        expect(callsIn(encodeTransfer(facts, bid, blockhash))).toEqual(callsIn(other))
        expect(decodeTransfer(other)).toEqual(facts)
      }),
      { numRuns: CASES }
    )
  }, 120_000)

  it("T20, T21: is read back as it was made, and costs what it bids, rounded up", () => {
    fc.assert(
      fc.property(transfers, bids, (facts, bid) => {
        expect(decodeOwnTransfer(encodeTransfer(facts, bid))).toEqual({ facts, bid })
        const work = BigInt(bid.units) * bid.price
        const fee = feeOf(bid) - 5_000n
        expect(fee * 1_000_000n >= work && (fee - 1n) * 1_000_000n < work).toBe(true)
      }),
      { numRuns: CASES }
    )
  }, 120_000)

  it("T20 with any one byte changed it is another transfer, or none, or differs in its bid and its blockhash alone", () => {
    const movesIn = (message: Uint8Array) =>
      callsIn(message)
        ?.instructions.filter(({ program }) => program !== programs.computeBudget)
        .map(({ program, accounts, data }) => ({ program, accounts, data }))
    fc.assert(
      fc.property(transfers, fc.nat(), fc.integer({ min: 1, max: 255 }), (facts, at, change) => {
        const bid = { units: 20_450, price: 10_000n }
        const message = encodeTransfer(facts, bid)
        const changed = message.map((byte, index) => (index === at % message.length ? byte ^ change : byte))
        expect(decodeOwnTransfer(changed)).not.toEqual({ facts, bid })
        const read = decodeTransfer(changed)
        if (read !== undefined && isSameTransfer(read, facts))
          expect(movesIn(changed)).toEqual(movesIn(message))
      }),
      { numRuns: CASES }
    )
  }, 120_000)

  const facts = fc.sample(tokens, { numRuns: 1, seed: 7 })[0]!
  const [stranger] = fc.sample(addresses, { numRuns: 1, seed: 9 })
  const bid = { units: 50_000, price: 10_000n }
  const message = decodeMessage(encodeTransfer(facts, bid))!
  const withCalls = (change: (calls: typeof message.instructions) => typeof message.instructions) =>
    decodeTransfer(encodeMessage({ ...message, instructions: change(message.instructions) }))
  const lighthouse = (...bytes: ReadonlyArray<number>) => ({
    program: programs.lighthouse,
    accounts: [facts.sender],
    writable: [],
    data: Uint8Array.from(bytes)
  })

  it("T20 is still that transfer with another bid and with checks that a wallet adds", () => {
    const bidless = withCalls((calls) => calls.slice(2))
    const guarded = withCalls((calls) => [lighthouse(5, ...new Uint8Array(300)), ...calls, lighthouse(9)])
    for (const read of [bidless, guarded]) expect(read && isSameTransfer(read, facts)).toBe(true)
  })

  it("T20 is none where a wallet adds or changes anything else", () => {
    const last = message.instructions.at(-1)!
    const coin = {
      program: programs.system,
      accounts: [facts.sender, stranger!],
      writable: [0, 1],
      data: Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    }
    for (const extra of [
      coin,
      lighthouse(0),
      lighthouse(1),
      lighthouse(),
      { ...coin, program: stranger! },
      { ...last, data: Uint8Array.of(4, ...last.data.slice(1)) },
      { ...last, accounts: [...last.accounts, stranger!] }
    ]) {
      expect(withCalls((calls) => [...calls, extra])).toBeUndefined()
      expect(withCalls((calls) => [extra, ...calls])).toBeUndefined()
    }
    const elsewhere = withCalls((calls) => [
      ...calls.slice(0, -1),
      { ...last, accounts: last.accounts.with(2, stranger!) }
    ])
    expect(elsewhere).toBeUndefined()
  })

  it("T20 is none with another signer, with accounts out of tables, or cut short", () => {
    const bytes = encodeTransfer(facts, bid)
    const two = Uint8Array.from(bytes)
    two[0] = 2
    expect(decodeTransfer(two)).toBeUndefined()
    const versioned = Uint8Array.of(0x80, ...bytes, 0)
    expect(decodeTransfer(versioned)).toEqual(facts)
    expect(decodeOwnTransfer(versioned)).toBeUndefined()
    const tabled = Uint8Array.of(0x80, ...bytes, 1, ...new Uint8Array(34))
    expect(decodeTransfer(tabled)).toBeUndefined()
    for (let length = 0; length < bytes.length; length++)
      expect(decodeTransfer(bytes.slice(0, length))).toBeUndefined()
    expect(decodeTransfer(Uint8Array.of(...bytes, 0))).toBeUndefined()
  })
})

describe("a receiver's account of a token", () => {
  it("T20 is the one that @solana/kit derives", async () => {
    await fc.assert(
      fc.asyncProperty(addresses, addresses, async (owner, mint) => {
        const found = await Effect.runPromise(findTokenAccount(owner, { program: programs.token, mint }))
        expect(found).toBe(await associatedTokenAddress(address(mint), address(owner)))
      }),
      { numRuns: 500 }
    )
  })

  it("T23 is off the curve, as @solana/kit tells which addresses are", () => {
    fc.assert(
      fc.property(keys, (bytes) => {
        expect(isOnCurve(bytes)).toBe(!isOffCurveAddress(getAddressDecoder().decode(bytes)))
      }),
      { numRuns: 2_000 }
    )
  })
})
