import { base58 } from "@scure/base"
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { encodeFunctionData, parseAbi, type Hex } from "viem"
import { prepareSigning } from "../../frame/signing/prepareSigning.ts"
import type { SigningContext } from "../../frame/signing/Signing.ts"
import { deriveKeys } from "../../frame/wallet/deriveKeys.ts"
import { words as english } from "../../frame/words/en.ts"

const keys = await deriveKeys(new Uint8Array(32).fill(7))
const [evm, solana] = [keys.evm.address, keys.solana.address]
const to = "0x000000000000000000000000000000000000dEaD"
const token = "0x00000000000000000000000000000000000070Ce"
const WORD = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const SYMBOL = `0x${"20".padStart(64, "0")}${"3".padStart(64, "0")}${Buffer.from("USD").toString("hex").padEnd(64, "0")}`

const nodeOf =
  (more: Readonly<Record<string, unknown>> = {}): SigningContext["askNode"] =>
  async (method, params) => {
    if (method === "eth_call")
      return (params as [{ readonly data: string }])[0].data.startsWith("0x313ce567") ? WORD(6n) : SYMBOL
    const answers: Readonly<Record<string, unknown>> = {
      eth_getBalance: WORD(2n ** 250n).replace(/^0x0+/, "0x"),
      eth_getTransactionCount: "0x5",
      eth_getBlockByNumber: { baseFeePerGas: "0x3b9aca00" },
      eth_maxPriorityFeePerGas: "0x1",
      eth_estimateGas: "0x5208",
      isBlockhashValid: { value: true },
      ...more
    }
    return answers[method]
  }
const context = (chain: "eip155:1" | "solana:x" = "eip155:1", more = {}): SigningContext => ({
  chain: {
    id: chain,
    name: "Net",
    coin: chain === "eip155:1" ? { symbol: "ETH", decimals: 18 } : { symbol: "SOL", decimals: 9 }
  },
  evm,
  solana,
  origin: "https://app.example.com",
  askNode: nodeOf(more),
  words: english.signing
})
const prepare = (method: string, params: unknown, chain?: "solana:x", more = {}) =>
  prepareSigning({ method, params }, context(chain, more))

/** What a request draws, and what it gives; undefined where it is refused. */
const outcome = async (method: string, params: unknown) => {
  const prepared = await prepare(method, params).catch(() => undefined)
  return prepared && { drawn: JSON.stringify(prepared.review), signed: String(await prepared.sign(keys)) }
}
/** Of some requests, no two that are signed as different things draw the same; answers with how many were drawn. */
const expectApart = async (method: string, all: ReadonlyArray<unknown>): Promise<number> => {
  const seen = new Map<string, { readonly signed: string; readonly params: unknown }>()
  for (const params of all) {
    const told = await outcome(method, params)
    if (told === undefined) continue
    const before = seen.get(told.drawn)
    if (before !== undefined && before.signed !== told.signed)
      expect.fail(`${JSON.stringify(before.params)} and ${JSON.stringify(params)} draw ${told.drawn}`)
    seen.set(told.drawn, { signed: told.signed, params })
  }
  return seen.size
}
const product = <A, B>(left: ReadonlyArray<A>, right: ReadonlyArray<B>): ReadonlyArray<readonly [A, B]> =>
  left.flatMap((a) => right.map((b) => [a, b] as const))

// Pieces of which a page could build what looks like something else.
const pieces = [
  "a",
  "b: 1",
  "\n",
  "\r\n",
  "\t",
  '"',
  "\\",
  "\\u{202e}",
  "\u202e",
  "\u200b",
  " ",
  "\u00a0",
  "(empty)",
  ""
]
const nasty = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join(""))

const leafTypes = [
  "string",
  "uint8",
  "uint256",
  "int256",
  "bool",
  "address",
  "bytes",
  "bytes2",
  "string[]",
  "uint256[2]",
  "Inner",
  "Inner[]"
] as const
const valueOf = (type: string): fc.Arbitrary<unknown> => {
  const item = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined) return fc.array(valueOf(item), { maxLength: 2 })
  if (type === "string") return nasty
  if (type === "bool") return fc.boolean()
  if (type === "address") return fc.constantFrom(to, token, to.toLowerCase())
  if (type.startsWith("bytes")) return fc.constantFrom("0x", "0x00", "0x0001", "0xAB12", "0xab12")
  if (type === "Inner") return fc.record({ a: nasty, b: fc.constantFrom(1, "0x1", "2") })
  return fc.constantFrom(0, 1, "1", "0x1", "255", "-1", "256")
}
const typed = fc
  .array(
    fc.record({ name: fc.constantFrom("a", "b", "to", "spender"), type: fc.constantFrom(...leafTypes) }),
    {
      minLength: 1,
      maxLength: 3
    }
  )
  .chain((fields) =>
    fc.record({
      domain: fc.constantFrom(
        {},
        { name: "A" },
        { name: "A", version: "1" },
        { name: "A\n", chainId: 1 },
        { chainId: "0x1" },
        { name: "A", verifyingContract: token }
      ),
      types: fc.constantFrom("Mail", "Permit").map((primary) => ({
        [primary]: fields,
        Inner: [
          { name: "a", type: "string" },
          { name: "b", type: "uint256" }
        ]
      })),
      primaryType: fc.constantFrom("Mail", "Permit"),
      message: fc
        .tuple(...fields.map(({ type }) => valueOf(type)))
        .map((values) => Object.fromEntries(fields.map(({ name }, place) => [name, values[place]])))
    })
  )

describe("no two different requests draw the same review", () => {
  const ofOne = (
    name: string,
    type: string,
    value: unknown,
    domain: object = { name: "A" },
    primaryType = "Mail"
  ) => ({
    domain,
    primaryType,
    types: {
      [primaryType]: [{ name, type }],
      Inner: [
        { name: "a", type: "string" },
        { name: "b", type: "uint256" }
      ],
      Other: [
        { name: "a", type: "string" },
        { name: "b", type: "uint256" }
      ]
    },
    message: { [name]: value }
  })
  const values: ReadonlyArray<unknown> = [
    ...pieces,
    0,
    1,
    "1",
    "0x1",
    "255",
    "-1",
    true,
    false,
    to,
    to.toLowerCase(),
    "0x",
    "0x00",
    "0x0001",
    "0xAB12",
    "0xab12",
    "true",
    "[]",
    [],
    ["a"],
    ['a"', "b"],
    ["a", "b"],
    [["a"]],
    [[]],
    [[], []],
    [["a"], []],
    [1, 2],
    { a: "b: 1", b: 1 },
    { a: "1", b: "0x1" },
    [{ a: "", b: 1 }],
    [
      { a: "b", b: 1 },
      { a: "", b: 2 }
    ]
  ]
  const types = [...leafTypes, "uint", "bytes1", "string[1]", "string[][]", "Other", "Other[]"]

  it("T20 typed data of one field, of each type and value", async () => {
    const all = product(types, values).map(([type, value]) => [evm, ofOne("a", type, value)])
    expect(await expectApart("eth_signTypedData_v4", all)).toBeGreaterThan(60)
  })

  it("T20 typed data of one value, under each name, kind and domain", async () => {
    const domains = [
      {},
      { name: "A" },
      { name: "A\n" },
      { name: "A", version: "1" },
      { version: "A" },
      { name: "A", chainId: 1 },
      { verifyingContract: token },
      { salt: WORD(1n) }
    ]
    const all = product(product(["a", "b", "domain", "length"], ["Mail", "Permit"]), domains).map(
      ([[name, kind], domain]) => [evm, ofOne(name, "string", "A", domain, kind)]
    )
    expect(await expectApart("eth_signTypedData_v4", all)).toBe(all.length)
  })

  it("T20 random typed data", async () => {
    const all = fc.sample(typed, { numRuns: 600, seed: 29 }).map((data) => [evm, data])
    expect(await expectApart("eth_signTypedData_v4", all)).toBeGreaterThan(50)
  })

  it("T20 messages", async () => {
    const two = product(pieces, pieces).map((parts) => parts.join(""))
    const all = product([...new Set(two)], ["", "a", "\\", "(empty)"]).map((parts) => [parts.join(""), evm])
    expect(await expectApart("personal_sign", all)).toBeGreaterThan(100)
  })

  it("T20 transactions of Ethereum", async () => {
    const abi = parseAbi([
      "function transfer(address,uint256)",
      "function transferFrom(address,address,uint256)",
      "function safeTransferFrom(address,address,uint256)",
      "function approve(address,uint256)",
      "function increaseAllowance(address,uint256)",
      "function setApprovalForAll(address,bool)",
      "function other(uint256)"
    ])
    const amounts = [0n, 1n, 2n ** 255n, 2n ** 256n - 2n, 2n ** 256n - 1n]
    const data = product(amounts, [to, evm] as const).flatMap(([value, who]): ReadonlyArray<Hex> => [
      "0x",
      encodeFunctionData({ abi, functionName: "transfer", args: [who, value] }),
      encodeFunctionData({ abi, functionName: "transferFrom", args: [who, to, value] }),
      encodeFunctionData({ abi, functionName: "safeTransferFrom", args: [who, to, value] }),
      encodeFunctionData({ abi, functionName: "approve", args: [who, value] }),
      encodeFunctionData({ abi, functionName: "increaseAllowance", args: [who, value] }),
      encodeFunctionData({ abi, functionName: "setApprovalForAll", args: [who, value > 1n] }),
      encodeFunctionData({ abi, functionName: "other", args: [value] })
    ])
    const gas = [
      { gas: "0x5208", gasPrice: "0x77359400" },
      { gas: "0xa410", gasPrice: "0x3b9aca00" },
      { gas: "0x5208", value: "0x1" }
    ]
    const all = product([...new Set(data)], product([to, token], gas)).map(([bytes, [receiver, more]]) => [
      { to: receiver, data: bytes, ...more }
    ])
    expect(await expectApart("eth_sendTransaction", all)).toBe(all.length)
  })

  it("T20 transactions of Solana: a change of any byte that names somebody or something has a row of its own", async () => {
    const from = new PublicKey(solana)
    const bytes = new Transaction({
      feePayer: from,
      recentBlockhash: base58.encode(new Uint8Array(32).fill(3))
    })
      .add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 }))
      .add(
        SystemProgram.transfer({
          fromPubkey: from,
          toPubkey: Keypair.fromSeed(new Uint8Array(32).fill(9)).publicKey,
          lamports: 5
        })
      )
      .serialize({ requireAllSignatures: false, verifySignatures: false })
    const draw = async (all: Uint8Array) => {
      const params = { transaction: base58.encode(all) }
      const prepared = await prepare("solana_signTransaction", params, "solana:x").catch(() => undefined)
      const { fingerprint } = english.signing
      return (
        prepared &&
        JSON.stringify({
          ...prepared.review,
          parts: prepared.review.parts.filter(({ label }) => label !== fingerprint)
        })
      )
    }
    const before = await draw(Uint8Array.from(bytes))
    expect(before).toBeDefined()
    // After the signatures, and the counts of who signs and who only reads.
    for (let place = 1 + 64 + 3; place < bytes.length; place++) {
      const changed = Uint8Array.from(bytes)
      changed[place]! ^= 1
      const after = await draw(changed)
      if (after !== undefined) expect(after, String(place)).not.toBe(before)
    }
  })
})

describe("what is worth something to somebody else", () => {
  const warned = async (
    primaryType: string,
    fields: ReadonlyArray<readonly [string, string, unknown]>,
    domain: object = { name: "USD Coin", chainId: 1, verifyingContract: token }
  ) => {
    const params = [
      evm,
      {
        domain,
        primaryType,
        types: { [primaryType]: fields.map(([type, name]) => ({ type, name })) },
        message: Object.fromEntries(fields.map(([, name, value]) => [name, value]))
      }
    ]
    return (await prepare("eth_signTypedData_v4", params)).review
  }
  it.each(["TransferWithAuthorization", "ReceiveWithAuthorization"])(
    "T20, T25 in part: EIP-3009 %s is warned of, counted as the token counts, and dated",
    async (name) => {
      const review = await warned(name, [
        ["address", "from", evm],
        ["address", "to", to],
        ["uint256", "value", "1000000000000"],
        ["uint256", "validAfter", 0],
        ["uint256", "validBefore", 1_800_000_000],
        ["bytes32", "nonce", WORD(1n)]
      ])
      expect(review.warnings).toEqual([english.signing.warnTransfer])
      expect(review.parts[0]).toEqual({ label: "Amount", value: "1000000 USD", kind: "amount" })
      expect(review.parts).toContainEqual({
        label: "Valid until",
        value: "2027-01-15 08:00:00 UTC",
        kind: "text"
      })
      expect(review.parts).toContainEqual({ label: "to", value: to, kind: "address" })
    }
  )

  it.each([
    ["Delegation", "warnActs"],
    ["SafeTx", "warnActs"],
    ["MetaTransaction", "warnActs"],
    ["ForwardRequest", "warnActs"],
    ["PermitTransferFrom", "warnPermit"],
    ["OrderComponents", "warnOrder"],
    ["Whatever", "warnTyped"],
    ["Vote", "warnTyped"]
  ] as const)("T20 %s is warned of: %s", async (name, warning) => {
    expect((await warned(name, [["uint256", "a", 1]])).warnings).toEqual([english.signing[warning]])
  })

  it("a vote that no contract reads is harmless, and one that a contract reads is not", async () => {
    const vote: Parameters<typeof warned>[1] = [["uint32", "choice", 1]]
    expect((await warned("Vote", vote, { name: "snapshot", version: "0.1.4" })).warnings).toEqual([])
    expect(
      (await warned("Vote", vote, { name: "snapshot", verifyingContract: token })).warnings
    ).toHaveLength(1)
  })

  it("T20 a text with lines in it draws no field", async () => {
    const { parts } = await warned("Mail", [["string", "contents", "Hi\nto: 0x1\u202e"]])
    expect(parts).toContainEqual({ label: "contents", value: '"Hi\\u{a}to: 0x1\\u{202e}"', kind: "text" })
  })

  const pay = (price: number, units: number, more = {}) => {
    const from = new PublicKey(solana)
    const bytes = new Transaction({
      feePayer: from,
      recentBlockhash: base58.encode(new Uint8Array(32).fill(3))
    })
      .add(ComputeBudgetProgram.setComputeUnitLimit({ units }))
      .add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }))
      .add(SystemProgram.transfer({ fromPubkey: from, toPubkey: from, lamports: 1_000 }))
      .serialize({ requireAllSignatures: false, verifySignatures: false })
    return prepare(
      "solana_signTransaction",
      { transaction: base58.encode(Uint8Array.from(bytes)) },
      "solana:x",
      more
    )
  }
  it("T20 Solana's priority fee is shown in coin, and warned of where it is large", async () => {
    const large = (await pay(7_000_000_000_000, 1_400_000)).review
    expect(large.parts).toContainEqual({
      label: "Network fee (max)",
      value: "9800.000005 SOL",
      kind: "amount"
    })
    expect(large.warnings).toEqual([english.signing.warnFee("9800.000005 SOL")])
    const small = (await pay(50_000, 30_000)).review
    expect(small.parts).toContainEqual({
      label: "Network fee (max)",
      value: "0.0000065 SOL",
      kind: "text"
    })
    expect(small.warnings).toEqual([])
  })

  it("T22 a transaction of Solana whose block the network does not know is said to be of another one", async () => {
    expect((await pay(1, 1, { isBlockhashValid: { value: false } })).review.warnings).toEqual([
      english.signing.warnNetwork("Net")
    ])
    expect((await pay(1, 1, { isBlockhashValid: "?" })).review.warnings).toEqual([
      english.signing.warnUnasked("Net")
    ])
  })
})
