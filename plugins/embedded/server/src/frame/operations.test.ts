import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { encodeFunctionData, erc20Abi, maxUint256, parseAbi, parseTransaction, toHex, type Hex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import type { SmartAccount } from "../../frame/account/evmAccounts.ts"
import { smartAddress } from "../../frame/account/smartAddress.ts"
import { FrameError } from "../../frame/FrameError.ts"
import { callsStatus } from "../../frame/signing/callsStatus.ts"
import { prepareSigning } from "../../frame/signing/prepareSigning.ts"
import { callsId } from "../../frame/signing/sendCalls.ts"
import type { AskNode, SigningContext } from "../../frame/signing/Signing.ts"
import { signInWarnings } from "../../frame/signing/signInWarnings.ts"
import { asked, dataIn, feesOf, quantity, receiverIn } from "../../frame/signing/transactionFields.ts"
import { oneLine, quoted, textOfBytes } from "../../frame/signing/visibleText.ts"
import { waitForOperation } from "../../frame/signing/waitForOperation.ts"
import { words as english } from "../../frame/words/en.ts"

const { signing } = english
const key = privateKeyToAccount(`0x${"11".repeat(32)}`)
const evm = key.address
const to = "0x000000000000000000000000000000000000dEaD"
const token = "0x00000000000000000000000000000000000070Ce"
const contracts = {
  factory: `0x${"21".repeat(20)}`,
  implementation: `0x${"22".repeat(20)}`,
  entryPoint: `0x${"23".repeat(20)}`
} as const
const smart: SmartAccount = { ...contracts, owner: evm, address: smartAddress(evm, contracts) }
const word = (value: bigint) => toHex(value, { size: 32 })
const text = (value: string) =>
  `0x${word(32n).slice(2)}${word(BigInt(value.length)).slice(2)}${Buffer.from(value).toString("hex").padEnd(64, "0")}`

const receipt = {
  success: true,
  actualGasUsed: "0x64",
  logs: [{ address: to, data: "0x", topics: [], more: 1 }],
  receipt: { transactionHash: word(1n), blockHash: word(2n), blockNumber: "0x3" }
}
const world = (answers: Readonly<Record<string, unknown>> = {}) => {
  const told: Array<readonly [method: string, params: unknown]> = []
  const all: Readonly<Record<string, unknown>> = {
    eth_getBalance: toHex(10n ** 18n),
    eth_getTransactionCount: "0x5",
    eth_getBlockByNumber: { baseFeePerGas: "0xa" },
    eth_maxPriorityFeePerGas: "0x2",
    eth_gasPrice: "0x7",
    eth_estimateGas: "0x5208",
    eth_getCode: "0x60",
    eth_estimateUserOperationGas: {
      callGasLimit: "0x64",
      verificationGasLimit: "0xc8",
      preVerificationGas: "0x12c"
    },
    eth_getUserOperationReceipt: receipt,
    ...answers
  }
  const askNode: AskNode = async (method, params) => {
    told.push([method, params])
    if (method === "eth_call" && !Object.hasOwn(answers, "eth_call")) {
      const { data } = (params as [{ readonly data: string }])[0]
      return data.startsWith("0x313ce567") ? word(6n) : data.startsWith("0x95d89b41") ? text("USD") : word(5n)
    }
    const answer = all[method]
    return typeof answer === "function" ? (answer as (params: unknown) => unknown)(params) : answer
  }
  return {
    told,
    askNode,
    of: (method: string) => told.filter(([one]) => one === method).map(([, params]) => params)
  }
}
const contextOf = (askNode: AskNode, account?: SmartAccount): SigningContext => ({
  chain: { id: "eip155:10", name: "Net", coin: { symbol: "ETH", decimals: 18 } },
  evm: account?.address ?? evm,
  ...(account === undefined ? {} : { smart: account }),
  solana: "",
  origin: "https://app.example.com:8443",
  askNode,
  words: signing
})
const prepare = (method: string, params: unknown, node = world(), account?: SmartAccount) =>
  prepareSigning({ method, params }, contextOf(node.askNode, account))
const failing = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message
  )

describe("the fields of a transaction", () => {
  it("T20 in part: a number is hex of at most 32 bytes, or is not there", () => {
    expect([undefined, null, "0x0", "0xFf"].map((value) => quantity(value, "value"))).toEqual([
      undefined,
      undefined,
      0n,
      255n
    ])
    for (const odd of [1, "1", "0x", "x0x1", "0x1x", `0x1${"0".repeat(64)}`, {}])
      expect(() => quantity(odd, "value")).toThrow("value is no number")
  })

  it("T20 in part: a receiver is an address as one is written, or is not there", () => {
    expect([undefined, null, {}, { to: undefined }, { to: null }].map(receiverIn)).toEqual(
      Array(5).fill(undefined)
    )
    expect([{ to }, { to: to.toLowerCase() }].map(receiverIn)).toEqual([to, to])
    for (const odd of ["", "0x12", 7, to.replace("dE", "De")])
      expect(() => receiverIn({ to: odd })).toThrow("The receiver is no address")
  })

  it("T20 in part: data has two names, of which both may be said if they say the same", () => {
    expect(
      [
        {},
        { data: "0xAB" },
        { input: "0xAB" },
        { data: "0xab", input: "0xab" },
        { data: undefined, input: "0x" }
      ].map(dataIn)
    ).toEqual(["0x", "0xab", "0xab", "0xab", "0x"])
    expect(() => dataIn({ data: "0xab", input: "0xac" })).toThrow("two kinds of data")
    for (const odd of ["0xabc", "ab", "0xzz", 7]) expect(() => dataIn({ data: odd })).toThrow("malformed")
  })

  it("T21 in part: fees are twice the block's own and the tip of now; a gwei where nobody tells a tip; one price where there is no such fee", async () => {
    expect(await feesOf(world().askNode)).toEqual({ maxFeePerGas: 22n, maxPriorityFeePerGas: 2n })
    const silent = world({
      eth_maxPriorityFeePerGas: () => {
        throw new FrameError("no")
      }
    })
    expect(await feesOf(silent.askNode)).toEqual({
      maxFeePerGas: 1_000_000_020n,
      maxPriorityFeePerGas: 1_000_000_000n
    })
    expect(await feesOf(world({ eth_getBlockByNumber: {} }).askNode, 3n)).toEqual({ gasPrice: 7n })
    for (const [wanted, fees] of [
      [10n, { gasPrice: 10n }],
      [22n, { gasPrice: 22n }],
      [9n, {}],
      [23n, {}]
    ] as const)
      expect(await feesOf(world().askNode, wanted)).toEqual(
        "gasPrice" in fees ? fees : { maxFeePerGas: 22n, maxPriorityFeePerGas: 2n }
      )
    await expect(feesOf(world({ eth_getBlockByNumber: {}, eth_gasPrice: null }).askNode)).rejects.toThrow(
      "The network does not tell the fee"
    )
    await expect(
      asked(world({ eth_getBalance: "much" }).askNode, "eth_getBalance", [], "the balance")
    ).rejects.toThrow("the balance is no number")
  })
})

describe("a transaction of the key's own account", () => {
  const send = (transaction: object, node = world()) =>
    prepare("eth_sendTransaction", [{ from: evm, ...transaction }], node)

  it("T20, T21 in part: shows what is sent, its fee at most, its gas, its price and its number", async () => {
    const node = world({ eth_sendRawTransaction: "0x" })
    const prepared = await send({ to, value: "0xde0b6b3a7640" }, node)
    expect(prepared.review).toEqual({
      title: signing.sendCoin("ETH"),
      act: signing.send,
      network: "Net",
      account: evm,
      parts: [
        { label: signing.amount, value: "0.000244140625 ETH", kind: "amount" },
        { label: signing.to, value: to, kind: "address" },
        { label: signing.fee, value: "0.0000000000005082 ETH", kind: "text" },
        { label: signing.gas, value: "23100 × 0.000000022 gwei (0.000000002 gwei), #5", kind: "text" }
      ],
      warnings: []
    })
    expect(node.of("eth_estimateGas")).toEqual([[{ from: evm, to, value: "0xde0b6b3a7640", data: "0x" }]])
    await prepared.sign({ evm: key } as never)
    const signed = parseTransaction((node.told.at(-1)![1] as [Hex])[0])
    expect(signed).toMatchObject({
      chainId: 10,
      nonce: 5,
      gas: 23_100n,
      maxFeePerGas: 22n,
      maxPriorityFeePerGas: 2n
    })
  })

  it("T21 in part: on a chain with one price shows and pays that, and takes the gas that the page says", async () => {
    const node = world({ eth_getBlockByNumber: {}, eth_sendRawTransaction: "0x" })
    const { review, sign } = await send({ to, gas: "0x64" }, node)
    expect(review.parts.slice(-2)).toEqual([
      { label: signing.fee, value: "0.0000000000000007 ETH", kind: "text" },
      { label: signing.gas, value: "100 × 0.000000007 gwei, #5", kind: "text" }
    ])
    expect(node.of("eth_estimateGas")).toEqual([])
    await sign({ evm: key } as never)
    expect(parseTransaction((node.told.at(-1)![1] as [Hex])[0])).toMatchObject({
      type: "legacy",
      gas: 100n,
      gasPrice: 7n
    })
  })

  it("T20 in part: one that makes a contract says so, and one with several transactions or another account is refused", async () => {
    const node = world()
    const { review } = await send({ data: "0x6000", value: "0x1" }, node)
    expect(review).toMatchObject({
      title: signing.createContract,
      act: signing.create,
      warnings: [signing.warnCreate],
      parts: [
        { label: signing.amount, value: "0.000000000000000001 ETH", kind: "amount" },
        { label: signing.code, value: "0x6000", kind: "data" },
        {},
        {}
      ]
    })
    expect(node.of("eth_estimateGas")).toEqual([[{ from: evm, value: "0x1", data: "0x6000" }]])
    expect((await send({ data: "0x6000" })).review.parts[0]).toMatchObject({ label: signing.code })
    expect(await failing(prepare("eth_sendTransaction", [{ to }, { to }]))).toBe(
      "There is more than one transaction"
    )
    expect(await failing(prepare("eth_sendTransaction", { to }))).toBe("The transaction has no receiver")
    expect(await failing(send({ to, from: to }))).toBe("This request is for another account")
    expect(await failing(send({ to, chainId: "0x1" }))).toBe("The transaction is for another network")
    expect((await send({ to, chainId: "0xa" })).review.title).toBe(signing.sendCoin("ETH"))
  })

  it.each<readonly [string, string, ReadonlyArray<unknown>, object]>([
    [
      "transfer(address,uint256)",
      "transfer",
      [to, 1_500_000n],
      {
        title: signing.sendToken,
        act: signing.send,
        warnings: [],
        parts: [
          [signing.amount, "1.5 USD", "amount"],
          [signing.to, to, "address"],
          [signing.token, token, "address"],
          [signing.method, "transfer", "text"]
        ]
      }
    ],
    [
      "transferFrom(address,address,uint256)",
      "transferFrom",
      [evm, to, 7n],
      {
        title: signing.sendThing,
        act: signing.send,
        warnings: [],
        parts: [
          [signing.amountOrNumber, "0.000007 USD", "amount"],
          [signing.from, evm, "address"],
          [signing.to, to, "address"],
          [signing.token, token, "address"],
          [signing.method, "transferFrom", "text"]
        ]
      }
    ],
    [
      "safeTransferFrom(address,address,uint256)",
      "safeTransferFrom",
      [to, evm, 7n],
      {
        title: signing.moveOthers,
        act: signing.send,
        warnings: [],
        parts: [
          [signing.amountOrNumber, "0.000007 USD", "amount"],
          [signing.from, to, "address"],
          [signing.to, evm, "address"],
          [signing.token, token, "address"],
          [signing.method, "safeTransferFrom", "text"]
        ]
      }
    ],
    [
      "approve(address,uint256)",
      "approve",
      [to, 0n],
      {
        title: signing.takeBackAllowance,
        act: signing.takeBack,
        warnings: [],
        parts: [
          [signing.atMost, "0 USD", "amount"],
          [signing.spender, to, "address"],
          [signing.token, token, "address"],
          [signing.method, "approve", "text"]
        ]
      }
    ],
    [
      "increaseAllowance(address,uint256)",
      "increaseAllowance",
      [to, maxUint256 / 2n - 1n],
      { title: signing.allowSpender, act: signing.allow, warnings: [] }
    ],
    [
      "approve(address,uint256)",
      "approve",
      [to, maxUint256 / 2n],
      { title: signing.allowSpender, act: signing.allow, warnings: [signing.warnEverything] }
    ],
    [
      "setApprovalForAll(address,bool)",
      "setApprovalForAll",
      [to, true],
      {
        title: signing.allowOperator,
        act: signing.allow,
        warnings: [signing.warnOperator],
        parts: [
          [signing.whoMay, to, "address"],
          [signing.collection, token, "address"],
          [signing.method, "setApprovalForAll", "text"]
        ]
      }
    ],
    [
      "setApprovalForAll(address,bool)",
      "setApprovalForAll",
      [to, false],
      {
        title: signing.takeBackPermission,
        act: signing.takeBack,
        warnings: [],
        parts: [
          [signing.whoMayNot, to, "address"],
          [signing.collection, token, "address"],
          [signing.method, "setApprovalForAll", "text"]
        ]
      }
    ],
    [
      "other(uint256)",
      "other",
      [7n],
      { title: signing.callContract, act: signing.call, warnings: [signing.warnCall] }
    ]
  ])("T20 in part: %s is told as what it does (%#)", async (form, functionName, args, told) => {
    const data = encodeFunctionData({
      abi: parseAbi([`function ${form}`] as never),
      functionName,
      args
    } as never)
    const { review } = await send({ to: token, data })
    const { parts, ...rest } = told as { readonly parts?: ReadonlyArray<readonly [string, string, string]> }
    expect(review).toMatchObject(rest)
    if (parts !== undefined)
      expect(review.parts.slice(0, -2)).toEqual(parts.map(([label, value, kind]) => ({ label, value, kind })))
  })

  it.each<readonly [string, unknown]>([
    ["says nothing", null],
    ["counts by more than anybody", word(37n)],
    [
      "fails",
      () => {
        throw new FrameError("no")
      }
    ]
  ])("T20 in part: of a token that %s the bare number is told", async (_case, answer) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 7n] })
    const { review } = await send({ to: token, data }, world({ eth_call: answer }))
    expect(review.parts[0]?.value).toBe(signing.uncounted("7"))
  })

  it("T02 in part: a token's name is on one line, of 24 characters", async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 7n] })
    const naming = (name: string) =>
      world({
        eth_call: ([{ data: asks }]: [{ readonly data: string }]) =>
          asks.startsWith("0x313ce567") ? word(36n) : text(name)
      })
    expect((await send({ to: token, data }, naming("A\nB"))).review.parts[0]?.value).toMatch(/ A\\u\{a\}B$/)
    expect((await send({ to: token, data }, naming("N".repeat(30)))).review.parts[0]?.value).toMatch(
      / N{24}$/
    )
  })
})

describe("operations of a smart account", () => {
  const call = { to, value: "0x7" }
  const sendCalls = (request: object, node = world()) =>
    prepare(
      "wallet_sendCalls",
      [{ from: smart.address, chainId: "0xa", calls: [call], ...request }],
      node,
      smart
    )
  // 600 of gas at 22.
  const fee = "0.0000000000000132 ETH"

  it("T20 in part: show each call, what all cost, and the hash that is signed; their id leads back to them", async () => {
    const node = world()
    const { review, sign } = await sendCalls(
      {
        version: "2.0.0",
        calls: [call, { to: token, data: "0x12345678" }, { to: token, data: "0x12345678" }]
      },
      node
    )
    expect(review).toMatchObject({
      title: signing.callsAtOnce(3),
      act: signing.approve,
      network: "Net",
      account: smart.address,
      warnings: [signing.warnCall]
    })
    expect(review.parts.map(({ label, value, kind }) => [label, value, kind])).toEqual([
      [signing.step(1, 3), signing.sendCoin("ETH"), "step"],
      [signing.amount, "0.000000000000000007 ETH", "amount"],
      [signing.to, to, "address"],
      [signing.step(2, 3), signing.callContract, "step"],
      [signing.contract, token, "address"],
      [signing.data, "0x12345678", "data"],
      [signing.step(3, 3), signing.callContract, "step"],
      [signing.contract, token, "address"],
      [signing.data, "0x12345678", "data"],
      [signing.fee, fee, "text"],
      [signing.fingerprint, expect.stringMatching(/^0x[0-9a-f]{64}$/), "address"]
    ])
    const hash = review.parts.at(-1)!.value as Hex
    expect(await sign({ evm: key } as never)).toEqual({ id: callsId(hash, 10) })
    expect(callsId(hash, 10)).toBe(`${hash}${word(10n).slice(2)}`)
    const old = await sendCalls({ version: "1.0" })
    expect(await old.sign({ evm: key } as never)).toMatch(/^0x[0-9a-f]{128}$/)
    expect((await sendCalls({})).review.title).toBe(signing.sendCoin("ETH"))
  })

  it("T20 in part: say that the account is made first, and of one that is not there yet bring its maker along", async () => {
    const node = world({ eth_getCode: "0x" })
    const { review } = await sendCalls({}, node)
    expect(review.parts).toContainEqual({
      label: signing.smartAccount,
      value: signing.smartAccountFirst,
      kind: "text"
    })
    expect(node.of("eth_estimateUserOperationGas")).toEqual([
      [expect.objectContaining({ factory: contracts.factory, nonce: "0x5" }), contracts.entryPoint]
    ])
    expect((await sendCalls({})).review.parts.map(({ label }) => label)).not.toContain(signing.smartAccount)
  })

  it("T21 in part: are refused where the account has too little, to the last unit, and with what is needed", async () => {
    const having = (balance: bigint, more: object = {}) =>
      failing(sendCalls({}, world({ eth_getBalance: toHex(balance), ...more })))
    expect(await having(7n + 600n * 22n)).toBe("done")
    expect(await having(6n + 600n * 22n)).toBe(
      `Insufficient funds: this takes 0.000000000000013207 ETH, and the account has 0.000000000000013206 ETH`
    )
    expect(await having(6n)).toBe(
      "Insufficient funds: this takes 0.000000000000000007 ETH, and the account has 0.000000000000000006 ETH"
    )
    expect(await having(7n + 600n * 7n, { eth_getBlockByNumber: {} })).toBe("done")
    expect(await having(6n + 600n * 7n, { eth_getBlockByNumber: {} })).toMatch(/^Insufficient/)
  })

  it.each<readonly [string, object, string]>([
    ["another version", { version: "3" }, "This wallet knows the versions 1.0 and 2.0.0 of wallet_sendCalls"],
    ["another account", { from: to }, "This request is for another account"],
    ["another network", { chainId: "0x1" }, "The calls are for another network"],
    ["an id of its own", { id: "0x1" }, "This wallet gives calls their ids itself"],
    ["no calls", { calls: [] }, "There is no call"],
    ["no list of calls", { calls: { 0: call, length: 1 } }, "There is no call"],
    ["too many calls", { calls: Array.from({ length: 33 }, () => call) }, "There are more than 32 calls"],
    ["a call without a receiver", { calls: [{ value: "0x1" }] }, "A call has no receiver"],
    [
      "a capability that is needed",
      { capabilities: { flowControl: {} } },
      "This wallet does not have the capability flowControl"
    ],
    [
      "a capability by a long name",
      { capabilities: { ["x".repeat(100)]: { optional: false } } },
      `This wallet does not have the capability ${"x".repeat(64)}`
    ],
    ["capabilities that are none", { capabilities: "all" }, "The capabilities are malformed"],
    [
      "a call that needs a capability",
      { calls: [{ ...call, capabilities: { gas: {} } }] },
      "This wallet does not have the capability gas"
    ]
  ])("T19 in part: are refused with %s", async (_case, request, told) => {
    expect(await failing(sendCalls(request))).toBe(told)
  })

  it("T19 in part: take thirty-two calls, and capabilities that need not be", async () => {
    expect(
      await failing(
        sendCalls({
          calls: Array.from({ length: 32 }, () => ({ to })),
          capabilities: { a: { optional: true } }
        })
      )
    ).toBe("done")
    expect(await failing(sendCalls({ capabilities: null, from: undefined, chainId: undefined }))).toBe("done")
    expect(await failing(prepare("wallet_sendCalls", [{ calls: [call] }]))).toBe(
      "Several calls at once need the smart account"
    )
  })

  it("T20 in part: a transaction of it is one call, answered with the transaction that carried it out; it makes no contracts", async () => {
    const { review, sign, finish } = await prepare("eth_sendTransaction", [call], world(), smart)
    expect(review).toMatchObject({ title: signing.sendCoin("ETH"), account: smart.address })
    const hash = await sign({ evm: key } as never)
    expect(hash).toBe(review.parts.at(-1)?.value)
    expect(await finish!(hash)).toBe(word(1n))
    expect(await failing(prepare("eth_sendTransaction", [{ data: "0x60" }], world(), smart))).toBe(
      "A smart account makes no contracts: use the account of your key"
    )
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    [
      "the bundler tells no gas",
      { eth_estimateUserOperationGas: {} },
      "The bundler does not tell what this takes"
    ],
    [
      "the bundler tells gas beyond all measure",
      { eth_estimateUserOperationGas: { callGasLimit: `0x1${"0".repeat(16)}` } },
      "The bundler does not tell what this takes"
    ],
    [
      "the entry point tells no number",
      { eth_call: "0x5" },
      "The network does not tell the account's next number"
    ],
    ["nobody tells the balance", { eth_getBalance: null }, "The network does not tell the balance"],
    [
      "the bundler refuses",
      {
        eth_estimateUserOperationGas: () => {
          throw new FrameError("AA23 reverted")
        }
      },
      "AA23 reverted"
    ]
  ])("T20 in part: are refused where %s", async (_case, answers, told) => {
    expect(await failing(sendCalls({}, world(answers)))).toBe(told)
  })
})

describe("what became of calls", () => {
  const chains = [
    { id: "eip155:10", name: "Net", coin: { symbol: "ETH", decimals: 18 }, smartAccount: contracts },
    { id: "eip155:1", name: "Plain", coin: { symbol: "ETH", decimals: 18 } }
  ] as const
  const statusOf = (id: unknown, answer: unknown = receipt) =>
    callsStatus([id], chains as never, () => world({ eth_getUserOperationReceipt: answer }).askNode)
  const id = callsId(word(9n) as Hex, 10)

  it("S5.13 in part: is told with the receipt of the transaction that carried them out", async () => {
    expect(await statusOf(id)).toEqual({
      version: "2.0.0",
      id,
      chainId: "0xa",
      atomic: true,
      status: 200,
      receipts: [
        {
          logs: [{ address: to, data: "0x", topics: [] }],
          status: "0x1",
          blockHash: word(2n),
          blockNumber: "0x3",
          gasUsed: "0x64",
          transactionHash: word(1n)
        }
      ]
    })
    expect(await statusOf(id, { ...receipt, success: false })).toMatchObject({
      status: 500,
      receipts: [{ status: "0x0" }]
    })
    expect(await statusOf(id, { ...receipt, success: "true" })).toMatchObject({ status: 500 })
    expect(await statusOf(id, null)).toEqual({
      version: "2.0.0",
      id,
      chainId: "0xa",
      atomic: true,
      status: 100
    })
    expect(await statusOf(id, { ...receipt, actualGasUsed: "many", logs: "none" })).toMatchObject({
      receipts: [{ gasUsed: "0x0", logs: [] }]
    })
  })

  it.each([
    ["that is none", "0x12"],
    ["that is a number", 7],
    ["with something around it", `x${id}`],
    ["of a network without smart accounts", callsId(word(9n) as Hex, 1)],
    ["of a network that the wallet does not know", callsId(word(9n) as Hex, 5)]
  ])("T19 in part: is nothing for an id %s", async (_case, odd) => {
    expect(await failing(statusOf(odd))).toBe("This wallet knows no such calls")
  })

  it.each(["transactionHash", "blockHash", "blockNumber"])(
    "T06 in part: is not believed of a bundler that gives no %s",
    async (field) => {
      expect(await failing(statusOf(id, { ...receipt, receipt: { ...receipt.receipt, [field]: 7 } }))).toBe(
        "The bundler gave a strange answer"
      )
    }
  )

  describe("waited for", () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it("S5.13 in part: every second, whatever one question comes to, and two minutes at most", async () => {
      let count = 0
      const node = world({
        eth_getUserOperationReceipt: () => (++count === 1 ? null : count === 2 ? { receipt: {} } : receipt)
      })
      const waiting = waitForOperation(node.askNode, word(9n) as Hex)
      await vi.advanceTimersByTimeAsync(1_999)
      expect(count).toBe(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(await waiting).toBe(word(1n))
      const never = world({ eth_getUserOperationReceipt: null })
      const ended = failing(waitForOperation(never.askNode, word(9n) as Hex))
      await vi.advanceTimersByTimeAsync(119_999)
      expect(never.told).toHaveLength(120)
      await vi.advanceTimersByTimeAsync(1)
      expect(await ended).toMatch(/^It was sent/)
      expect(never.told).toHaveLength(120)
    })
  })
})

describe("texts that are signed", () => {
  const signIn = (domain: string, account = evm) =>
    `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nhello`
  it.each<readonly [string, string, ReadonlyArray<string>]>([
    ["here", signIn("app.example.com:8443"), []],
    ["here in other letters", signIn("APP.example.com:8443", evm.toLowerCase() as never), []],
    ["here by its scheme", signIn("https://app.example.com:8443"), []],
    [
      "at another port",
      signIn("app.example.com"),
      [signing.warnElsewhere("app.example.com", "app.example.com:8443")]
    ],
    ["elsewhere", signIn("evil.example"), [signing.warnElsewhere("evil.example", "app.example.com:8443")]],
    ["for another account", signIn("app.example.com:8443", to), [signing.warnOtherAccount]],
    [
      "elsewhere for another account",
      signIn("evil.example", to),
      [signing.warnElsewhere("evil.example", "app.example.com:8443"), signing.warnOtherAccount]
    ],
    ["nowhere", "hello", []],
    ["behind other words", `I say: ${signIn("evil.example")}`, []]
  ])("T29 in part: a sign-in %s is told as that", (_case, message, warnings) => {
    expect(signInWarnings(message, "https://app.example.com:8443", evm, signing)).toEqual(warnings)
  })

  it("T20 in part: a message is shown as the text or the bytes that it is, and an empty one as that", async () => {
    const partsOf = async (message: unknown) => (await prepare("personal_sign", [message, evm])).review
    expect(await partsOf(toHex("Hi\nyou"))).toMatchObject({
      title: signing.signMessage,
      act: signing.sign,
      network: "Net",
      account: evm,
      parts: [{ label: signing.message, value: "Hi\nyou", kind: "message" }],
      warnings: []
    })
    expect((await partsOf("Hi")).parts).toEqual([{ label: signing.message, value: "Hi", kind: "message" }])
    expect((await partsOf("0x1")).parts).toEqual([{ label: signing.message, value: "0x1", kind: "message" }])
    expect((await partsOf("0x")).parts).toEqual([
      { label: signing.message, value: signing.empty, kind: "text" }
    ])
    expect(await partsOf("0xff")).toMatchObject({
      parts: [{ label: signing.messageBytes, value: "0xff", kind: "data" }],
      warnings: [signing.warnBytes]
    })
    expect(await failing(prepare("personal_sign", [7, evm]))).toBe("There is no message to sign")
    expect(await failing(prepare("personal_sign", ["Hi", to]))).toBe("This request is for another account")
    expect(await failing(prepare("personal_sign", "Hi"))).toBe("This request is for another account")
  })

  it("T20 in part: on one line nothing breaks it, and between marks no mark ends it", () => {
    expect(oneLine("a\n\\b")).toBe("a\\u{a}\\\\b")
    expect(quoted('a"b')).toBe('"a\\"b"')
    expect(textOfBytes(new TextEncoder().encode("a\n\r\tb"))).toBe("a\n\r\tb")
    expect(textOfBytes(new TextEncoder().encode("\ufeffa"))).toBe("\ufeffa")
    for (const odd of [[0], [27], [0xff], [0xc3]]) expect(textOfBytes(Uint8Array.from(odd))).toBeUndefined()
  })
})
