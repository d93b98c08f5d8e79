import { ed25519 } from "@noble/curves/ed25519"
import { base58, base64 } from "@scure/base"
import { PublicKey, SystemProgram, Transaction } from "@solana/web3.js"
import { afterEach, describe, expect, it, vi } from "vitest"
import { encodeFunctionData, erc20Abi, parseAbi, toHex, verifyMessage, type Hex } from "viem"
import type { SmartAccount } from "../../frame/account/evmAccounts.ts"
import { smartAddress } from "../../frame/account/smartAddress.ts"
import { callsStatus } from "../../frame/signing/callsStatus.ts"
import { parseSolanaTransaction } from "../../frame/signing/parseSolanaTransaction.ts"
import { prepareSigning } from "../../frame/signing/prepareSigning.ts"
import { readSolanaInstruction } from "../../frame/signing/readSolanaInstruction.ts"
import { callsId } from "../../frame/signing/sendCalls.ts"
import type { SigningContext } from "../../frame/signing/Signing.ts"
import { waitForOperation } from "../../frame/signing/waitForOperation.ts"
import { deriveKeys } from "../../frame/wallet/deriveKeys.ts"
import { words as english } from "../../frame/words/en.ts"

const keys = await deriveKeys(new Uint8Array(32).fill(7))
const [evm, solana] = [keys.evm.address, keys.solana.address]
const words = english.signing
const to = "0x000000000000000000000000000000000000dEaD"
const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const contracts = {
  factory: `0x${"21".repeat(20)}`,
  implementation: `0x${"22".repeat(20)}`,
  entryPoint: `0x${"23".repeat(20)}`
} as const
const smart: SmartAccount = { ...contracts, owner: evm, address: smartAddress(evm, contracts) }

/** A node and a bundler; each answer may be another. */
const answering = (more: Readonly<Record<string, unknown>> = {}) => {
  const asked: Array<readonly [method: string, params: any]> = []
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBalance: toHex(10n ** 18n),
    eth_getBlockByNumber: { baseFeePerGas: toHex(10n) },
    eth_maxPriorityFeePerGas: toHex(1n),
    eth_getCode: "0x60",
    eth_call: toHex(5n, { size: 32 }),
    eth_estimateUserOperationGas: {
      callGasLimit: "0x64",
      verificationGasLimit: "0xc8",
      preVerificationGas: "0x12c"
    },
    isBlockhashValid: { value: true },
    ...more
  }
  const askNode: SigningContext["askNode"] = async (method, params) => {
    asked.push([method, params])
    return answers[method] ?? null
  }
  return { asked, askNode }
}
const contextOf = ({ askNode }: ReturnType<typeof answering>): SigningContext => ({
  chain: { id: "eip155:10", name: "Optimism", coin: { symbol: "ETH", decimals: 18 } },
  evm: smart.address,
  smart,
  solana,
  origin: "https://app.example.com",
  askNode,
  words
})
const labels = (parts: ReadonlyArray<{ readonly label: string; readonly value: string }>) =>
  parts.map(({ label, value }) => [label, value])

afterEach(() => void vi.useRealTimers())

describe("calls of a smart account", () => {
  const calls = (list: unknown, more: object = {}, node = answering()) =>
    prepareSigning(
      { method: "wallet_sendCalls", params: [{ version: "2.0.0", calls: list, ...more }] },
      contextOf(node)
    )
  const pay = { to, value: "0x5" }
  // 600 of gas, at twice the block's fee and the tip.
  const fee = 600n * 21n

  it("T20 all of them have their rows, in their order, with what they cost and the account that makes them", async () => {
    const node = answering()
    const { review, sign } = await calls(
      [pay, { to: evm, data: "0x12345678" }],
      { from: smart.address },
      node
    )
    expect(review).toMatchObject({ title: words.callsAtOnce(2), network: "Optimism", account: smart.address })
    const rows = labels(review.parts)
    expect(rows.filter(([label]) => label === words.step(1, 2) || label === words.step(2, 2))).toHaveLength(2)
    expect(rows).toContainEqual([words.fee, "0.0000000000000126 ETH"])
    expect(rows).toContainEqual(["Data", "0x12345678"])
    expect(rows.map(([label]) => label)).not.toContain(words.smartAccount)
    expect(review.warnings).toHaveLength(1)
    const { id } = (await sign(keys)) as { readonly id: Hex }
    const hash = rows.find(([label]) => label === words.fingerprint)![1] as Hex
    expect(id).toBe(callsId(hash, 10))
    const [method, [operation, entryPoint]] = node.asked.at(-1)!
    expect([method, entryPoint]).toEqual(["eth_sendUserOperation", contracts.entryPoint])
    expect(operation).toMatchObject({ sender: smart.address, maxFeePerGas: toHex(21n), callGasLimit: "0x64" })
    const signature = operation.signature as Hex
    expect(await verifyMessage({ address: evm, message: { raw: hash }, signature })).toBe(true)
  })

  it("T20 a single one reads as what it is, and the answer is what its version says", async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [to, 7n] })
    const one = await calls([{ to: evm, data }], { version: "1.0" })
    expect(one.review.parts.map(({ kind }) => kind)).not.toContain("step")
    expect(one.review.title).not.toBe(words.callsAtOnce(1))
    expect(await one.sign(keys)).toMatch(/^0x[0-9a-f]{128}$/)
    expect(await (await calls([pay], { version: undefined })).sign(keys)).toMatch(/^0x[0-9a-f]{128}$/)
  })

  it("T20 says that the account comes to the chain with it, and puts all warnings once", async () => {
    const data = encodeFunctionData({
      abi: parseAbi(["function setApprovalForAll(address,bool)"]),
      args: [to, true]
    })
    const { review } = await calls(
      [
        { to: evm, data },
        { to, data }
      ],
      {},
      answering({ eth_getCode: "0x" })
    )
    expect(labels(review.parts)).toContainEqual([words.smartAccount, words.smartAccountFirst])
    expect(review.warnings).toHaveLength(1)
  })

  it("T20 what the account cannot pay is said before anything is shown", async () => {
    const having = (balance: bigint) => calls([pay, pay], {}, answering({ eth_getBalance: toHex(balance) }))
    await expect(having(9n)).rejects.toThrow("this takes 0.00000000000000001 ETH")
    await expect(having(10n + fee - 1n)).rejects.toThrow("Insufficient funds")
    await expect(having(10n + fee)).resolves.toBeDefined()
  })

  it("T20 where a chain has one price of gas, it is both", async () => {
    const node = answering({ eth_getBlockByNumber: {}, eth_gasPrice: toHex(7n) })
    await (await calls([pay], {}, node)).sign(keys)
    expect(node.asked.at(-1)![1][0]).toMatchObject({ maxFeePerGas: "0x7", maxPriorityFeePerGas: "0x7" })
    await expect(calls([pay], {}, answering({ eth_getBlockByNumber: {} }))).rejects.toThrow(
      "does not tell the fee"
    )
  })

  it.each<readonly [unknown, object, string]>([
    [[pay], { version: "1.1" }, "versions 1.0 and 2.0.0"],
    [[pay], { version: 2 }, "versions 1.0 and 2.0.0"],
    [[pay], { from: to }, "another account"],
    [[pay], { from: null }, "another account"],
    [[pay], { chainId: "0x1" }, "another network"],
    [[pay], { chainId: 10 }, "no number"],
    [[pay], { id: "mine" }, "ids itself"],
    [[pay], { capabilities: 7 }, "capabilities are malformed"],
    [[pay], { capabilities: { paymasterService: {} } }, "capability paymasterService"],
    [[pay], { capabilities: { paymasterService: { optional: "true" } } }, "capability paymasterService"],
    [[{ ...pay, capabilities: { x: { optional: false } } }], {}, "capability x"],
    [[], {}, "no call"],
    [pay, {}, "no call"],
    [Array.from({ length: 33 }, () => pay), {}, "more than 32"],
    [[{ value: "0x5" }], {}, "no receiver"],
    [[{ to: null }], {}, "no receiver"],
    [[{ to: "0x12" }], {}, "no address"],
    [[{ to, data: "0x1" }], {}, "malformed"],
    [[{ to, value: "5" }], {}, "no number"],
    [[pay, null], {}, "no receiver"]
  ])("T20, T22: %j with %j is refused: %s", async (list, more, text) => {
    await expect(calls(list, more)).rejects.toThrow(text)
  })

  it("T20 extras that the page could do without are passed over; 32 calls are not too many", async () => {
    const optional = { paymasterService: { optional: true } }
    const all = Array.from({ length: 32 }, () => ({ ...pay, capabilities: optional }))
    await expect(calls(all, { capabilities: optional, chainId: "0xa" })).resolves.toBeDefined()
    await expect(calls([pay], { capabilities: null })).resolves.toBeDefined()
  })
})

describe("a transaction of a smart account", () => {
  const send = (transaction: object, node = answering()) =>
    prepareSigning({ method: "eth_sendTransaction", params: [transaction] }, contextOf(node))

  it("T20 is an operation of one call, whose transaction the page is told", async () => {
    const node = answering({
      eth_getUserOperationReceipt: {
        success: true,
        receipt: { transactionHash: "0xab", blockHash: "0xcd", blockNumber: "0x1" }
      }
    })
    const { review, sign, finish } = await send({ from: smart.address, to, value: "0x5" }, node)
    expect(review).toMatchObject({ account: smart.address, network: "Optimism" })
    expect(labels(review.parts)).toContainEqual(["To", to])
    const hash = await sign(keys)
    expect(node.asked.at(-1)![0]).toBe("eth_sendUserOperation")
    expect(await finish!(hash)).toBe("0xab")
    expect(node.asked.at(-1)).toEqual(["eth_getUserOperationReceipt", [hash]])
  })

  it("T20 makes no contract, and is one at a time", async () => {
    await expect(send({ data: "0x6000" })).rejects.toThrow("makes no contracts")
    const two = { method: "eth_sendTransaction", params: [{ to }, { to }] }
    await expect(prepareSigning(two, contextOf(answering()))).rejects.toThrow("more than one transaction")
  })

  it("S5.12 in part: is waited for a second at a time, two minutes at most, whatever one question comes to", async () => {
    vi.useFakeTimers()
    const receipt = { transactionHash: "0xab", blockHash: "0xcd", blockNumber: "0x1" }
    const told: Array<unknown> = [new Error("offline"), null, { receipt: {} }, { success: true, receipt }]
    let times = 0
    const waiting = waitForOperation(async () => {
      const answer = told[times++]
      if (answer instanceof Error) throw answer
      return answer
    }, "0x12")
    await vi.advanceTimersByTimeAsync(2_999)
    expect(times).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe("0xab")
    times = 0
    const never = waitForOperation(async () => (times++, null), "0x12").catch(({ message }: Error) => message)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await never).toContain("Look at your account before you send it again")
    expect(times).toBe(120)
  })
})

describe("what became of calls", () => {
  const hash = `0x${"ab".repeat(32)}` as const
  const chains = [
    { id: "eip155:10", name: "Optimism", coin: { symbol: "ETH", decimals: 18 }, smartAccount: contracts },
    { id: "eip155:1", name: "Ethereum", coin: { symbol: "ETH", decimals: 18 } }
  ]
  const statusOf = (id: unknown, receipt: unknown) => {
    const node = answering({ eth_getUserOperationReceipt: receipt })
    return callsStatus([id], chains, () => node.askNode).then((told) => ({ told, asked: node.asked }))
  }
  const receipt = { transactionHash: "0xcd", blockHash: "0xef", blockNumber: "0x7", more: 1 }
  const log = { address: "0x01", data: "0x02", topics: ["0x03"], more: 1 }

  it("S5.12 in part: is read of the operation that the id names, on its network", async () => {
    const id = callsId(hash, 10)
    const all = { version: "2.0.0", id, chainId: "0xa", atomic: true }
    expect((await statusOf(id, null)).told).toEqual({ ...all, status: 100 })
    for (const [success, status, mark] of [
      [true, 200, "0x1"],
      [false, 500, "0x0"]
    ] as const) {
      const answer = { success, actualGasUsed: "0x9", logs: [log], receipt }
      const { told, asked } = await statusOf(id, answer)
      expect(asked).toEqual([["eth_getUserOperationReceipt", [hash]]])
      expect(told).toEqual({
        ...all,
        status,
        receipts: [
          {
            logs: [{ address: "0x01", data: "0x02", topics: ["0x03"] }],
            status: mark,
            blockHash: "0xef",
            blockNumber: "0x7",
            gasUsed: "0x9",
            transactionHash: "0xcd"
          }
        ]
      })
    }
  })

  it.each([
    undefined,
    7,
    "0x",
    hash,
    `${callsId(hash, 10)}00`,
    `x${callsId(hash, 10)}`,
    callsId(hash, 1),
    callsId(hash, 5)
  ])("T19 in part: %j is no id that this wallet gave", async (id) => {
    await expect(statusOf(id, null)).rejects.toThrow("knows no such calls")
  })
})

describe("a message", () => {
  const sign = (message: string, context: SigningContext, account: string) =>
    prepareSigning({ method: "personal_sign", params: [message, account] }, context)
  const byKey = (): SigningContext => {
    const { smart: _, ...context } = contextOf(answering())
    return { ...context, evm }
  }

  it.each(["0xzz", "0x1", "0x", "tea"])(
    "T20 %j is signed as the text or the bytes that are shown",
    async (message) => {
      const { review, sign: give } = await sign(message, byKey(), evm)
      const [part] = review.parts
      const signature = (await give(keys)) as Hex
      const raw = message === "0x" ? "" : message
      expect(part?.value).toBe(raw === "" ? words.empty : raw)
      expect(await verifyMessage({ address: evm, message: raw, signature })).toBe(true)
    }
  )

  it("S5.13 in part: of a smart account is not signed by its key as it is: the account is asked how it signs", async () => {
    const node = answering()
    const { review, sign: give } = await sign("tea", contextOf(node), smart.address)
    expect(review.account).toBe(smart.address)
    await expect(give(keys)).rejects.toThrow("does not tell how it signs")
    await expect(sign("tea", contextOf(node), evm)).rejects.toThrow("another account")
  })

  it.each(["1x", "0x", "-", "1.5", " 1", ""])(
    "T20 typed data whose number is %j is refused",
    async (value) => {
      const typed = {
        domain: { name: "Tea", chainId: 10 },
        types: { Tea: [{ name: "cups", type: "uint8" }] },
        primaryType: "Tea",
        message: { cups: value }
      }
      const params = [evm, JSON.stringify(typed)]
      await expect(prepareSigning({ method: "eth_signTypedData_v4", params }, byKey())).rejects.toThrow(
        "no number"
      )
    }
  )
})

describe("typed data", () => {
  const { smart: _, ...rest } = contextOf(answering())
  const prepare = (types: unknown, message: unknown, primaryType = "Tea") => {
    const typed = { domain: { name: "Shop", chainId: 10 }, types, primaryType, message }
    const params = [evm, JSON.stringify(typed)]
    return prepareSigning({ method: "eth_signTypedData_v4", params }, { ...rest, evm })
  }
  const of = (type: string, value: unknown) => prepare({ Tea: [{ name: "cups", type }] }, { cups: value })

  it.each<readonly [unknown]>([
    [[]],
    [null],
    ["types"],
    [{ Tea: {} }],
    [{ Tea: [null] }],
    [{ Tea: [{ name: "a b", type: "uint8" }] }],
    [{ Tea: [{ name: 7, type: "uint8" }] }],
    [{ Tea: [{ name: "a", type: 7 }] }],
    [{ Tea: [], "a b": [] }],
    [{ EIP712Domain: [] }]
  ])("T20 types that are %j are refused", async (types) => {
    await expect(prepare(types, { a: 1 })).rejects.toThrow("malformed")
  })

  it.each<readonly [string, unknown, string]>([
    ["uint8", 256, "too large"],
    ["uint8", -1, "too large"],
    ["int8", 128, "too large"],
    ["int8", "-129", "too large"],
    ["uint256", 2 ** 53, "no number"],
    ["uint8[2]", [1], "another length"],
    ["uint8[2]", [1, 2, 3], "another length"],
    ["uint8[0]", [1], "another length"],
    ["uint8[]", { 0: 1 }, "no list"]
  ])("T20 %s of %j is refused: %s", async (type, value, text) => {
    await expect(of(type, value)).rejects.toThrow(text)
  })

  it("T20 numbers to the edge of their type and lists of their length are shown, each in its row", async () => {
    for (const [type, value] of [
      ["uint8", 255],
      ["int8", -128],
      ["int8", "127"]
    ] as const)
      expect(labels((await of(type, value)).review.parts)).toContainEqual(["cups", String(value)])
    const { review } = await of("uint8[2]", [1, 2])
    expect(labels(review.parts).filter(([label]) => label!.startsWith("cups"))).toEqual([
      ["cups.length", "2"],
      ["cups[0]", "1"],
      ["cups[1]", "2"]
    ])
  })

  it("T20 the form that is signed begins with what is meant, and has the types that it is made of, and no other", async () => {
    const types = {
      Zest: [{ name: "fruit", type: "string" }],
      Tea: [
        { name: "zest", type: "Zest[]" },
        { name: "cup", type: "Cup" }
      ],
      Cup: [{ name: "size", type: "uint8" }],
      Other: [{ name: "x", type: "uint8" }]
    }
    const { review } = await prepare(types, { zest: [{ fruit: "lemon" }], cup: { size: 2 } })
    expect(labels(review.parts)).toContainEqual([
      words.form,
      "Tea(Zest[] zest,Cup cup)Cup(uint8 size)Zest(string fruit)"
    ])
  })

  it("T20 until when it is worth something is said by a calendar too, where a calendar has it", async () => {
    const until = async (deadline: unknown, type = "uint256") => {
      const { review } = await prepare({ Tea: [{ name: "deadline", type }] }, { deadline })
      return labels(review.parts).find(([label]) => label === words.until)?.[1]
    }
    expect(await until(1)).toBe("1970-01-01 00:00:01 UTC")
    expect(await until("253402300799")).toBe("9999-12-31 23:59:59 UTC")
    expect(await until("253402300800")).toBeUndefined()
    expect(await until(0)).toBeUndefined()
    expect(await until("1", "string")).toBeUndefined()
  })
})

describe("what an instruction of Solana says", () => {
  const TOKEN = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
  const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
  const SYSTEM = "11111111111111111111111111111111"
  const ASSOCIATED = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
  const MEMO = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr"
  const BUDGET = "ComputeBudget111111111111111111111111111111"
  const bytes = (tag: ReadonlyArray<number>, amount: bigint, ...after: ReadonlyArray<number>) => {
    const data = new Uint8Array(tag.length + 8 + after.length)
    data.set(tag)
    new DataView(data.buffer).setBigUint64(tag.length, amount, true)
    data.set(after, tag.length + 8)
    return data
  }
  const read = (
    program: string | undefined,
    accounts: ReadonlyArray<string | undefined>,
    data: Uint8Array
  ) => {
    const { parts, warning } = readSolanaInstruction({ program, accounts, data } as never, solana, words)
    return { rows: labels(parts), warning }
  }
  const program = (name: string) => [words.callProgram, name]

  it.each([TOKEN, TOKEN_2022])(
    "T20 of the token program %s: what moves, from where to where, and who may",
    (name) => {
      expect(read(name, ["a", "b", solana], bytes([3], 7n))).toEqual({
        rows: [
          [words.smallestUnit, "7"],
          [words.fromTokenAccount, "a"],
          [words.toTokenAccount, "b"],
          program(name)
        ],
        warning: undefined
      })
      expect(read(name, ["a", "mint", "b", "other"], bytes([12], 1_500n, 3)).rows).toEqual([
        [words.send, "1.5 (3)"],
        [words.token, "mint"],
        [words.fromTokenAccount, "a"],
        [words.toTokenAccount, "b"],
        [words.signedBy, "other"],
        program(name)
      ])
      expect(read(name, ["a", "s", "other"], bytes([4], 7n))).toEqual({
        rows: [
          [words.allowSmallestUnit, "7"],
          [words.fromTokenAccount, "a"],
          [words.spender, "s"],
          [words.signedBy, "other"],
          program(name)
        ],
        warning: words.warnSpender
      })
      expect(read(name, ["a", "mint", "s", solana], bytes([13], 7n, 6))).toEqual({
        rows: [
          [words.allowSmallestUnit, "7"],
          [words.fromTokenAccount, "a"],
          [words.token, "mint"],
          [words.decimals, "6"],
          [words.spender, "s"],
          program(name)
        ],
        warning: words.warnSpender
      })
      expect(read(name, ["a", solana], Uint8Array.of(5))).toEqual({
        rows: [[words.takeBackOf, "a"], program(name)],
        warning: undefined
      })
    }
  )

  it.each<readonly [string, string | undefined, number, Uint8Array]>([
    ["a token's transfer with an account more", TOKEN, 4, bytes([3], 7n)],
    ["a token's transfer with a byte more", TOKEN, 3, bytes([3], 7n, 0)],
    ["a token's call that is not known", TOKEN, 3, bytes([9], 7n)],
    ["an allowance with an account less", TOKEN, 2, bytes([4], 7n)],
    ["an allowance that names its decimals and no token", TOKEN, 3, bytes([13], 7n, 6)],
    ["an allowance that is taken back with a byte more", TOKEN, 2, Uint8Array.of(5, 0)],
    ["a payment with an account more", SYSTEM, 3, bytes([2, 0, 0, 0], 7n)],
    ["a payment with a byte more", SYSTEM, 2, bytes([2, 0, 0, 0], 7n, 0)],
    ["another call of the system", SYSTEM, 2, bytes([3, 0, 0, 0], 7n)],
    ["a token account with an account less", ASSOCIATED, 5, Uint8Array.of(1)],
    ["a token account by a call that is not known", ASSOCIATED, 6, Uint8Array.of(2)],
    ["a token account with a byte more", ASSOCIATED, 6, Uint8Array.of(1, 0)],
    ["a limit with an account", BUDGET, 1, Uint8Array.of(2, 1, 0, 0, 0)],
    ["a note that is no text", MEMO, 0, Uint8Array.of(0xff, 0xfe)],
    ["a program out of a table", undefined, 2, Uint8Array.of(1)],
    ["no data", SYSTEM, 2, new Uint8Array()]
  ])("T20 %s is said to be unknown, with all that it names", (_, name, count, data) => {
    const accounts = Array.from({ length: count }, (__, place) => `account ${place}`)
    expect(read(name, accounts, data)).toEqual({
      rows: [
        [words.callProgram, name ?? words.inTable],
        ...accounts.map((account) => [words.account, account]),
        [words.data, toHex(data)]
      ],
      warning: words.warnTransaction
    })
  })

  it("T20 of the programs that are known: payments, token accounts, notes and limits", () => {
    expect(read(SYSTEM, [solana, "b"], bytes([2, 0, 0, 0], 1_500_000_000n)).rows).toEqual([
      [words.send, "1.5 SOL"],
      [words.to, "b"]
    ])
    expect(read(SYSTEM, ["other", undefined], bytes([2, 0, 0, 0], 1n)).rows).toEqual([
      [words.send, "0.000000001 SOL"],
      [words.from, "other"],
      [words.to, words.inTable]
    ])
    const accounts = (payer: string) => [payer, "account", "owner", "mint", SYSTEM, TOKEN]
    for (const [payer, data] of [
      [solana, new Uint8Array()],
      ["other", Uint8Array.of(0)],
      ["other", Uint8Array.of(1)]
    ] as const)
      expect(read(ASSOCIATED, accounts(payer), data)).toEqual({
        rows: [
          [words.openTokenAccount, "owner"],
          [words.token, "mint"],
          [words.toTokenAccount, "account"],
          ...(payer === solana ? [] : [[words.paidBy, payer]]),
          program(TOKEN),
          [words.data, toHex(data)]
        ],
        warning: undefined
      })
    expect(read(MEMO, ["a"], new TextEncoder().encode("tea"))).toEqual({
      rows: [[words.note, "tea"], [words.account, "a"], program(MEMO)],
      warning: undefined
    })
    expect(read(BUDGET, [], Uint8Array.of(2, 1, 0, 0, 0))).toEqual({ rows: [], warning: undefined })
    expect(read(BUDGET, [], Uint8Array.of(3, 1, 0, 0, 0, 0, 0, 0, 0))).toEqual({
      rows: [],
      warning: undefined
    })
    expect(read(BUDGET, [], Uint8Array.of(1, 1, 0, 0, 0)).rows).toEqual([[words.data, "0x0101000000"]])
  })
})

describe("transactions and messages of Solana", () => {
  const blockhash = base58.encode(new Uint8Array(32).fill(3))
  const owner = new PublicKey(solana)
  const make = (lamports: number, payer = owner) =>
    Uint8Array.from(
      new Transaction({ feePayer: payer, recentBlockhash: blockhash })
        .add(SystemProgram.transfer({ fromPubkey: owner, toPubkey: payer, lamports }))
        .serialize({ requireAllSignatures: false, verifySignatures: false })
    )
  const prepare = (method: string, params: unknown, node = answering()) =>
    prepareSigning(
      { method, params },
      { ...contextOf(node), chain: { id: mainnet, name: "Solana", coin: { symbol: "SOL", decimals: 9 } } }
    )
  const isSigned = (bytes: Uint8Array) => {
    const { message, signatures, signers } = parseSolanaTransaction(bytes)
    return ed25519.verify(signatures[signers.indexOf(solana)]!, message, base58.decode(solana))
  }

  it("T20 several are shown one after the other, and all are signed", async () => {
    const two = [make(1), make(2)]
    const { review, sign } = await prepare("solana_signAllTransactions", {
      transactions: two.map((bytes) => base64.encode(bytes))
    })
    expect(review.title).toBe(words.signTransactions(2))
    const steps = review.parts.filter(({ kind }) => kind === "step").map(({ label }) => label)
    expect(steps).toEqual([words.step(1, 2), words.step(2, 2)])
    const { transactions } = (await sign(keys)) as { readonly transactions: ReadonlyArray<string> }
    expect(transactions.map((text) => isSigned(base64.decode(text)))).toEqual([true, true])
    for (const transactions of [undefined, [], "x", [7], ["!"]])
      await expect(prepare("solana_signAllTransactions", { transactions })).rejects.toThrow(/transaction/)
  })

  it("T20 one is signed and handed to the network, in whose block it says it is; who else pays is said", async () => {
    const node = answering()
    const payer = new PublicKey(new Uint8Array(32).fill(9))
    const transaction = base58.encode(make(5, payer))
    const { review, sign } = await prepare("solana_signAndSendTransaction", { transaction }, node)
    expect(review.act).toBe(words.send)
    expect(labels(review.parts)).toContainEqual([words.paidBy, payer.toBase58()])
    const { signature } = (await sign(keys)) as { readonly signature: string }
    const [method, [sent, how]] = node.asked.at(-1)!
    expect([method, how]).toEqual(["sendTransaction", { encoding: "base64" }])
    const bytes = base64.decode(sent)
    expect(isSigned(bytes)).toBe(true)
    const { signatures, signers } = parseSolanaTransaction(bytes)
    expect(base58.encode(signatures[signers.indexOf(solana)]!)).toBe(signature)
    // What others have to sign of it stays open.
    expect(signatures[0]!.every((byte) => byte === 0)).toBe(true)
  })

  it("T22 a block that the network does not know, or is not asked for, is warned of", async () => {
    vi.useFakeTimers()
    const warned = async (answer: unknown) => {
      const node = answering({ isBlockhashValid: answer })
      const prepared = prepare("solana_signTransaction", { transaction: base58.encode(make(1)) }, node)
      await vi.advanceTimersByTimeAsync(800)
      return [(await prepared).review.warnings, node.asked.length]
    }
    expect(await warned({ value: true })).toEqual([[], 1])
    expect(await warned({ value: false })).toEqual([[words.warnNetwork("Solana")], 3])
    expect(await warned({ value: "true" })).toEqual([[words.warnUnasked("Solana")], 1])
    expect(await warned(null)).toEqual([[words.warnUnasked("Solana")], 1])
  })

  it("T20 a message is shown as it is, and its signature is of it", async () => {
    for (const text of ["Hello", ""]) {
      const bytes = new TextEncoder().encode(text)
      const { review, sign } = await prepare("solana_signMessage", {
        message: base58.encode(bytes),
        pubkey: solana
      })
      expect(review).toMatchObject({ title: words.signMessage, account: solana, network: "Solana" })
      expect(labels(review.parts)).toEqual([[words.message, text === "" ? words.empty : text]])
      const { signature } = (await sign(keys)) as { readonly signature: string }
      expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(solana))).toBe(true)
    }
    for (const message of [undefined, 7, "0OIl"])
      await expect(prepare("solana_signMessage", { message, pubkey: solana })).rejects.toThrow("no text")
    await expect(prepare("solana_signMessage", { message: "2", pubkey: to })).rejects.toThrow(
      "another account"
    )
  })
})
