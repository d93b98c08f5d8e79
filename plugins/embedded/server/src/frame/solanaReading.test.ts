import { base58 } from "@scure/base"
import { describe, expect, it } from "vitest"
import { parseSolanaTransaction } from "../../frame/signing/parseSolanaTransaction.ts"
import { readSolanaInstruction } from "../../frame/signing/readSolanaInstruction.ts"
import { solanaMessage } from "../../frame/signing/solanaMessage.ts"
import { BUDGET, isBudget, solanaFee } from "../../frame/signing/solanaFee.ts"
import { words as english } from "../../frame/words/en.ts"

const { signing } = english
const key = (digit: number) => base58.encode(new Uint8Array(32).fill(digit))
const [me, you, third, fourth, fifth, sixth] = [1, 2, 3, 4, 5, 6].map(key) as [
  string,
  string,
  string,
  string,
  string,
  string
]
const SYSTEM = "11111111111111111111111111111111"
const TOKEN = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
const ASSOCIATED = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const MEMO = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr"

const bytes = (...parts: ReadonlyArray<number | bigint>) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "number"
        ? [part]
        : Array.from({ length: 8 }, (_, place) => Number((part >> BigInt(8 * place)) & 255n))
    )
  )
const rows = (program: string | undefined, accounts: ReadonlyArray<string | undefined>, data: Uint8Array) => {
  const { parts, warning } = readSolanaInstruction({ program, accounts, data }, me, signing)
  return { rows: parts.map(({ label, value, kind }) => [label, value, kind]), warning }
}
const { send, from, to, token, spender, smallestUnit, fromTokenAccount, toTokenAccount, signedBy } = signing
const unknown = (program: string | undefined, accounts: ReadonlyArray<string>, data: Uint8Array) => ({
  rows: [
    [signing.callProgram, program ?? signing.inTable, "address"],
    ...accounts.map((account) => [signing.account, account, "address"]),
    [signing.data, `0x${Buffer.from(data).toString("hex")}`, "data"]
  ],
  warning: signing.warnTransaction
})

describe("an instruction of Solana", () => {
  it("T20 in part: a payment tells its amount and who gets it, and who pays where that is another", () => {
    const data = bytes(2, 0, 0, 0, 1_500_000_000n)
    expect(rows(SYSTEM, [me, you], data)).toEqual({
      rows: [
        [send, "1.5 SOL", "amount"],
        [to, you, "address"]
      ],
      warning: undefined
    })
    expect(rows(SYSTEM, [third, you], data).rows).toEqual([
      [send, "1.5 SOL", "amount"],
      [from, third, "address"],
      [to, you, "address"]
    ])
    // A receiver that only a table on the chain knows.
    expect(rows(SYSTEM, [me, undefined], data).rows[1]).toEqual([to, signing.inTable, "address"])
  })

  it.each<readonly [string, ReadonlyArray<string>, Uint8Array]>([
    ["another tag", [me, you], bytes(3, 0, 0, 0, 1n)],
    ["a tag whose higher bytes are not empty", [me, you], bytes(2, 0, 0, 1, 1n)],
    ["a byte more", [me, you], bytes(2, 0, 0, 0, 1n, 0)],
    ["a byte less", [me, you], bytes(2, 0, 0, 0, 1n).slice(0, -1)],
    ["no bytes", [me, you], bytes()],
    ["three bytes", [me, you], bytes(2, 0, 0)],
    ["one account", [me], bytes(2, 0, 0, 0, 1n)],
    ["three accounts", [me, you, third], bytes(2, 0, 0, 0, 1n)]
  ])("T20 in part: what is no payment for %s is shown whole, and warned of", (_case, accounts, data) => {
    expect(rows(SYSTEM, accounts, data)).toEqual(unknown(SYSTEM, accounts, data))
  })

  it.each([TOKEN, TOKEN_2022])(
    "T20 in part: of the token program %s each account has a row, and the owner only if it is another",
    (program) => {
      const called = [signing.callProgram, program, "address"]
      const of = (accounts: ReadonlyArray<string>, data: Uint8Array) => rows(program, accounts, data)
      expect(of([you, third, me], bytes(3, 7n))).toEqual({
        rows: [
          [smallestUnit, "7", "amount"],
          [fromTokenAccount, you, "address"],
          [toTokenAccount, third, "address"],
          called
        ],
        warning: undefined
      })
      expect(of([you, third, fourth], bytes(3, 7n)).rows[3]).toEqual([signedBy, fourth, "address"])
      expect(of([you, third, fourth, me], bytes(12, 1_500n, 3))).toEqual({
        rows: [
          [send, "1.5 (3)", "amount"],
          [token, third, "address"],
          [fromTokenAccount, you, "address"],
          [toTokenAccount, fourth, "address"],
          called
        ],
        warning: undefined
      })
      expect(of([you, third, fourth, fifth], bytes(12, 1_500n, 3)).rows[4]).toEqual([
        signedBy,
        fifth,
        "address"
      ])
      expect(of([you, third, me], bytes(4, 7n))).toEqual({
        rows: [
          [signing.allowSmallestUnit, "7", "amount"],
          [fromTokenAccount, you, "address"],
          [spender, third, "address"],
          called
        ],
        warning: signing.warnSpender
      })
      expect(of([you, third, fourth], bytes(4, 7n)).rows[3]).toEqual([signedBy, fourth, "address"])
      expect(of([you, third, fourth, me], bytes(13, 7n, 6))).toEqual({
        rows: [
          [signing.allowSmallestUnit, "7", "amount"],
          [fromTokenAccount, you, "address"],
          [token, third, "address"],
          [signing.decimals, "6", "text"],
          [spender, fourth, "address"],
          called
        ],
        warning: signing.warnSpender
      })
      expect(of([you, third, fourth, fifth], bytes(13, 7n, 6)).rows[5]).toEqual([signedBy, fifth, "address"])
      expect(of([you, me], bytes(5))).toEqual({
        rows: [[signing.takeBackOf, you, "address"], called],
        warning: undefined
      })
      expect(of([you, third], bytes(5)).rows[1]).toEqual([signedBy, third, "address"])
      for (const [accounts, data] of [
        [[you, third], bytes(3, 7n)],
        [[you, third, me], bytes(3, 7n, 0)],
        [[you, third, me], bytes(6, 7n)],
        [[you, third, me], bytes(12, 1n, 3)],
        [[you, third, fourth, me], bytes(12, 1n)],
        [[you, third, fourth, me], bytes(4, 7n)],
        [[you, third, me], bytes(13, 7n, 6)],
        [[you, me], bytes(5, 0)],
        [[you], bytes(5)]
      ] as const)
        expect(of(accounts, data)).toEqual(unknown(program, accounts, data))
    }
  )

  it("T20 in part: an account for a token tells whose it is, and who pays for it where that is another", () => {
    const accounts = [me, you, third, fourth, fifth, sixth]
    const read = [
      [signing.openTokenAccount, third, "address"],
      [token, fourth, "address"],
      [toTokenAccount, you, "address"],
      [signing.callProgram, sixth, "address"]
    ]
    expect(rows(ASSOCIATED, accounts, bytes())).toEqual({
      rows: [...read, [signing.data, "0x", "text"]],
      warning: undefined
    })
    expect(rows(ASSOCIATED, accounts, bytes(1)).rows.at(-1)).toEqual([signing.data, "0x01", "text"])
    expect(rows(ASSOCIATED, [you, ...accounts.slice(1)], bytes(0)).rows[3]).toEqual([
      signing.paidBy,
      you,
      "address"
    ])
    for (const [of, data] of [
      [accounts, bytes(2)],
      [accounts, bytes(1, 0)],
      [accounts.slice(1), bytes()],
      [[...accounts, me], bytes()]
    ] as const)
      expect(rows(ASSOCIATED, of, data)).toEqual(unknown(ASSOCIATED, of, data))
  })

  it("T20 in part: a note is read as the text that it is, and not where it is none", () => {
    const text = new TextEncoder().encode("rent\u202e")
    expect(rows(MEMO, [you], text)).toEqual({
      rows: [
        [signing.note, "rent\\u{202e}", "message"],
        [signing.account, you, "address"],
        [signing.callProgram, MEMO, "address"]
      ],
      warning: undefined
    })
    expect(rows(MEMO, [], bytes(255))).toEqual(unknown(MEMO, [], bytes(255)))
  })

  it("T20 in part: what sets the fee is in the fee, and what else it sets has a row", () => {
    const ofBudget = (data: Uint8Array, accounts: ReadonlyArray<string> = []) => rows(BUDGET, accounts, data)
    expect(ofBudget(bytes(2, 1, 0, 0, 0))).toEqual({ rows: [], warning: undefined })
    expect(ofBudget(bytes(3, 1n))).toEqual({ rows: [], warning: undefined })
    expect(ofBudget(bytes(1, 1, 0, 0, 0))).toEqual({
      rows: [[signing.data, "0x0101000000", "text"]],
      warning: undefined
    })
    expect(ofBudget(bytes(4, 1, 0, 0, 0)).rows).toHaveLength(1)
    for (const [data, accounts] of [
      [bytes(5, 1, 0, 0, 0), []],
      [bytes(2, 1n), []],
      [bytes(2, 1, 0, 0, 0), [you]]
    ] as const)
      expect(ofBudget(data, accounts)).toEqual(unknown(BUDGET, accounts, data))
    expect([bytes(), bytes(3, 0, 0, 0, 0), bytes(0)].map(isBudget)).toEqual([false, false, false])
    // A program that only a table knows does nothing that could be told.
    expect(rows(undefined, [you], bytes(1))).toEqual(unknown(undefined, [you], bytes(1)))
  })
})

describe("a message of Solana", () => {
  const context = {
    chain: { id: "solana:x", name: "Net", coin: { symbol: "SOL", decimals: 9 } },
    evm: "",
    solana: me,
    origin: "https://app.example.com",
    askNode: async () => null,
    words: signing
  }
  const read = (params: unknown) => solanaMessage(params, context as never)
  const encoded = (text: string) => base58.encode(new TextEncoder().encode(text))

  it("T20 in part: is shown as its text, and that text is what is signed", async () => {
    const { review, sign } = await read({ message: encoded("Hi\u202e"), pubkey: me })
    expect(review).toEqual({
      title: signing.signMessage,
      act: signing.sign,
      network: "Net",
      account: me,
      parts: [{ label: signing.message, value: "Hi\\u{202e}", kind: "message" }],
      warnings: []
    })
    const signed: Array<Uint8Array> = []
    const keys = {
      solana: {
        sign: (bytes: Uint8Array) => {
          signed.push(bytes)
          return Uint8Array.from([1])
        }
      }
    }
    expect(await sign(keys as never)).toEqual({ signature: base58.encode(Uint8Array.from([1])) })
    expect(new TextDecoder().decode(signed[0])).toBe("Hi\u202e")
    expect((await read({ message: "", pubkey: me })).review.parts).toEqual([
      { label: signing.message, value: signing.empty, kind: "text" }
    ])
  })

  it("T29 in part: that signs in elsewhere, or as another, is told as that; what is no text, or another's, is refused", async () => {
    const signIn = (domain: string, account: string) =>
      encoded(`${domain} wants you to sign in with your Solana account:\n${account}\n\nhello`)
    const warningsOf = async (message: string) => (await read({ message, pubkey: me })).review.warnings
    expect(await warningsOf(signIn("app.example.com", me))).toEqual([])
    expect(await warningsOf(signIn("evil.example", you))).toEqual([
      signing.warnElsewhere("evil.example", "app.example.com"),
      signing.warnOtherAccount
    ])
    for (const message of [undefined, 7, "0OIl", base58.encode(Uint8Array.from([0xff]))])
      await expect(read({ message, pubkey: me })).rejects.toThrow("The message is no text")
    await expect(read({ message: encoded("Hi"), pubkey: you })).rejects.toThrow("another account")
  })
})

describe("what a transaction of Solana costs at most", () => {
  const feeOf = (instructions: ReadonlyArray<readonly [program: string, data: Uint8Array]>, signers = [me]) =>
    solanaFee({
      signers,
      signatures: [],
      message: bytes(),
      blockhash: "",
      instructions: instructions.map(([program, data]) => ({ program, accounts: [], data }))
    })
  const units = (count: number) =>
    [BUDGET, bytes(2, count & 255, (count >> 8) & 255, (count >> 16) & 255, count >> 24)] as const
  const price = (micro: bigint) => [BUDGET, bytes(3, micro)] as const
  const pay = [SYSTEM, bytes(2, 0, 0, 0, 1n)] as const

  it("T21 in part: is five thousand for each signature, and the price of its units, rounded up", () => {
    expect(feeOf([pay])).toEqual({ fee: 5_000n, units: 200_000n, price: 0n, isLarge: false })
    expect(feeOf([pay], [me, you]).fee).toBe(10_000n)
    expect(feeOf([units(1), price(1n), pay])).toEqual({ fee: 5_001n, units: 1n, price: 1n, isLarge: false })
    expect(feeOf([units(1_000_000), price(2n), pay]).fee).toBe(5_002n)
    // Without a limit, two hundred thousand for each instruction but those of the budget.
    expect(feeOf([price(5n), pay, pay])).toMatchObject({ fee: 5_002n, units: 400_000n })
    // No more units than a transaction can have are paid for.
    expect(feeOf([units(2_000_000), price(1_000_000n), pay])).toMatchObject({
      fee: 1_405_000n,
      units: 2_000_000n
    })
    expect(feeOf([units(10_000), price(999_999_900n), pay]).isLarge).toBe(false)
    expect(feeOf([units(10_000), price(1_000_000_000n), pay]).isLarge).toBe(true)
    expect(feeOf([[BUDGET, bytes(2, 1)], pay]).units).toBe(200_000n)
  })
})

describe("the bytes of a transaction of Solana", () => {
  const short = (value: number): ReadonlyArray<number> =>
    value < 128 ? [value] : [(value & 127) | 128, ...short(value >> 7)]
  const body = ({
    required = 1,
    keys = [1, 2, 9],
    data = [7],
    accounts = [0, 1] as ReadonlyArray<number>,
    program = 2
  } = {}) => [
    required,
    0,
    1,
    ...short(keys.length),
    ...keys.flatMap((digit) => Array<number>(32).fill(digit)),
    ...Array<number>(32).fill(3),
    1,
    program,
    ...short(accounts.length),
    ...accounts,
    ...short(data.length),
    ...data
  ]
  const whole = (message: ReadonlyArray<number>, signatures = 1) =>
    Uint8Array.from([...short(signatures), ...Array<number>(64 * signatures).fill(8), ...message])

  it("T20 in part: are read as who signs, what is called with what, and what is signed", () => {
    const message = body()
    const read = parseSolanaTransaction(whole(message))
    expect(read).toEqual({
      signatures: [new Uint8Array(64).fill(8)],
      message: Uint8Array.from(message),
      signers: [key(1)],
      blockhash: key(3),
      instructions: [{ program: key(9), accounts: [key(1), key(2)], data: Uint8Array.from([7]) }]
    })
    const long = Array<number>(300).fill(5)
    expect(parseSolanaTransaction(whole(body({ data: long }))).instructions[0]?.data).toHaveLength(300)
    const all = parseSolanaTransaction(whole(body({ required: 3 }), 3))
    expect(all.signers).toEqual([key(1), key(2), key(9)])
    const two = parseSolanaTransaction(whole(body({ required: 2 }), 2))
    expect([two.signers, two.signatures.length]).toEqual([[key(1), key(2)], 2])
  })

  it("T20 in part: of version 0 may name tables, whose accounts only the chain knows", () => {
    const table = [1, ...Array<number>(32).fill(4), 2, 0, 1, 1, 2]
    const read = parseSolanaTransaction(whole([128, ...body({ accounts: [0, 5] }), ...table]))
    expect(read.instructions[0]?.accounts).toEqual([key(1), undefined])
    expect(read.message[0]).toBe(128)
    expect(() => parseSolanaTransaction(whole([128, ...body()]))).toThrow("malformed")
    expect(() => parseSolanaTransaction(whole([...body(), ...table]))).toThrow("malformed")
  })

  it.each<readonly [string, Uint8Array]>([
    ["of another version", whole([129, ...body(), 0])],
    ["with a byte more", whole([...body(), 0])],
    ["with a byte less", whole(body()).slice(0, -1)],
    ["with more signatures than it wants", whole(body(), 2)],
    ["with fewer signatures than it wants", whole(body({ required: 2 }))],
    ["that wants more signers than it names", whole(body({ required: 4 }), 4)],
    ["with a count that does not end", Uint8Array.from([128, 128, 128, 0])],
    ["that is empty", new Uint8Array()]
  ])("T20 in part: one %s is refused", (_case, given) => {
    expect(() => parseSolanaTransaction(given)).toThrow("The transaction is malformed")
  })
})
