import { base58, base64 } from "@scure/base"
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction
} from "@solana/web3.js"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseTransaction,
  recoverTransactionAddress,
  type Hex
} from "viem"
import { deriveKeys } from "../../frame/wallet/deriveKeys.ts"
import { prepareSigning } from "../../frame/signing/prepareSigning.ts"
import { parseSolanaTransaction } from "../../frame/signing/parseSolanaTransaction.ts"
import type { SigningContext } from "../../frame/signing/Signing.ts"
import { visibleText } from "../../frame/signing/visibleText.ts"
import { words as english } from "../../frame/words/en.ts"

const keys = await deriveKeys(new Uint8Array(32).fill(7))
const [evm, solana] = [keys.evm.address, keys.solana.address]
const to = "0x000000000000000000000000000000000000dEaD"
const token = "0x00000000000000000000000000000000000070Ce"
const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

const node = (more: Readonly<Record<string, unknown>> = {}) => {
  const asked: Array<readonly [string, unknown]> = []
  const askNode: SigningContext["askNode"] = async (method, params) => {
    asked.push([method, params])
    const answers: Readonly<Record<string, unknown>> = {
      eth_getBalance: `0x${(2n ** 100n).toString(16)}`,
      eth_getTransactionCount: "0x5",
      eth_getBlockByNumber: { baseFeePerGas: "0x3b9aca00" },
      eth_maxPriorityFeePerGas: "0x1",
      eth_estimateGas: "0x5208",
      eth_sendRawTransaction: "0xlie",
      sendTransaction: "lie",
      isBlockhashValid: { value: true },
      ...more
    }
    return answers[method]
  }
  return { asked, askNode }
}
const evmContext = (askNode: SigningContext["askNode"] = node().askNode): SigningContext => ({
  chain: { id: "eip155:1", name: "Ethereum", coin: { symbol: "ETH", decimals: 18 } },
  evm,
  solana,
  origin: "https://app.example.com",
  askNode,
  words: english.signing
})
const solanaContext = (askNode: SigningContext["askNode"] = node().askNode): SigningContext => ({
  ...evmContext(askNode),
  chain: { id: mainnet, name: "Solana", coin: { symbol: "SOL", decimals: 9 } }
})
const send = (transaction: object, askNode = node().askNode) =>
  prepareSigning({ method: "eth_sendTransaction", params: [transaction] }, evmContext(askNode))
const shown = ({ review }: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(review.parts.map(({ label, value }) => [label, value]))

describe("a transaction of Ethereum", () => {
  it("T20 what is shown of a payment is what is signed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 90n }), async (value) => {
        const { asked, askNode } = node()
        const prepared = await send({ from: evm, to, value: `0x${value.toString(16)}` }, askNode)
        const { To, Amount } = shown(prepared)
        const hash = await prepared.sign(keys)
        const raw = (asked.at(-1)![1] as [Hex])[0]
        const signed = parseTransaction(raw)
        expect(signed).toMatchObject({ chainId: 1, nonce: 5, to: To!.toLowerCase(), gas: 23_100n })
        expect(signed.value ?? 0n).toBe(value)
        const [whole = "", fraction = ""] = Amount!.replace(" ETH", "").split(".")
        expect(BigInt(whole + fraction.padEnd(18, "0"))).toBe(value)
        expect(await recoverTransactionAddress({ serializedTransaction: raw as never })).toBe(evm)
        // The node is not believed about what was sent.
        expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      }),
      { numRuns: 30 }
    )
  })

  it.each([
    ["a block takes", 1_250_000_001n, "legacy"],
    ["is the most that the frame allows", 2_000_000_001n, "legacy"],
    ["is more than that", 2_000_000_002n, "eip1559"],
    ["no block takes", 999_999_999n, "eip1559"]
  ])("T21 one price of gas that the page chose and that %s: %i", async (_, price, type) => {
    const most = type === "legacy" ? price : 2_000_000_001n
    const value = 10n ** 18n
    // Not a wei more than it takes.
    const { asked, askNode } = node({ eth_getBalance: `0x${(value + 21_000n * most).toString(16)}` })
    const request = { from: evm, to, value: `0x${value.toString(16)}`, gas: "0x5208" }
    const prepared = await send({ ...request, gasPrice: `0x${price.toString(16)}` }, askNode)
    await prepared.sign(keys)
    const signed = parseTransaction((asked.at(-1)![1] as [Hex])[0])
    expect([signed.type, signed.gasPrice ?? signed.maxFeePerGas]).toEqual([type, most])
  })

  it("T20 a token's transfer, an allowance and a permission are read out of the data", async () => {
    const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
    const symbol = `0x${"20".padStart(64, "0")}${"3".padStart(64, "0")}${Buffer.from("USD").toString("hex").padEnd(64, "0")}`
    const answering = () => {
      const { askNode } = node()
      return (async (method: string, params: unknown) => {
        if (method !== "eth_call") return askNode(method, params)
        const { data } = (params as [{ data: string }])[0]
        return data.startsWith("0x313ce567") ? word(6n) : symbol
      }) as SigningContext["askNode"]
    }
    const of = (data: Hex) => send({ to: token, data }, answering())
    const transfer = await of(
      encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 1_500_000n] })
    )
    expect(transfer.review).toMatchObject({ title: "Send a token", warnings: [] })
    expect(shown(transfer)).toMatchObject({ Amount: "1.5 USD", To: to, Token: token })
    const approve = (amount: bigint) =>
      of(encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [to, amount] }))
    expect(shown(await approve(1n))).toMatchObject({ "At most": "0.000001 USD", Spender: to })
    expect((await approve(1n)).review.warnings).toEqual([])
    const all = await approve(maxUint256)
    expect(shown(all)).toMatchObject({ "At most": "Everything" })
    expect(all.review.warnings).toHaveLength(1)
    const forAll = await of(
      encodeFunctionData({
        abi: parseAbi(["function setApprovalForAll(address,bool)"]),
        functionName: "setApprovalForAll",
        args: [to, true]
      })
    )
    expect(forAll.review.warnings).toHaveLength(1)
  })

  it("T20 what cannot be read is said to be so, and asks for a second act", async () => {
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 1n] })
    for (const data of ["0x12345678", `${transfer}00`, transfer.slice(0, -2), "0xa9059cbb"]) {
      const { review } = await send({ to: token, data })
      expect(review.title).toBe("Call a contract")
      expect(review.warnings).toHaveLength(1)
      expect(review.parts).toContainEqual({ label: "Data", value: data, kind: "data" })
    }
    expect((await send({ data: "0x6000" })).review.title).toBe("Create a contract")
  })

  it.each([
    [{ to, from: token }, "another account"],
    [{ to, chainId: "0x2" }, "another network"],
    [{ to: "0x12" }, "no address"],
    [{ to: "0x000000000000000000000000000000000000DEad" }, "no address"],
    [{ to, value: 1 }, "no number"],
    [{ to, value: "1" }, "no number"],
    [{ to, value: `0x1${"0".repeat(64)}` }, "no number"],
    [{ to, data: "0x1" }, "malformed"],
    [{ to, data: "0x00", input: "0x01" }, "two kinds of data"],
    [{}, "no receiver"]
  ])("T20, T22: %j is refused: %s", async (transaction, text) => {
    await expect(send(transaction)).rejects.toThrow(text)
  })

  it("T20 fees and number are of the frame, whatever the page says", async () => {
    const { asked, askNode } = node()
    const prepared = await send(
      { to, value: "0x1", nonce: "0x63", gasPrice: "0xffffffffffff", maxFeePerGas: "0xffffffffff" },
      askNode
    )
    await prepared.sign(keys)
    expect(parseTransaction((asked.at(-1)![1] as [Hex])[0])).toMatchObject({
      nonce: 5,
      maxFeePerGas: 2_000_000_001n
    })
  })
})

describe("funds", () => {
  it("that do not pay for value and fee are told before anything is shown", async () => {
    // 23,100 of gas at 2,000,000,001 wei, and the value itself.
    const needed = 23_100n * 2_000_000_001n + 5n
    const having = (balance: bigint) =>
      send({ to, value: "0x5" }, node({ eth_getBalance: `0x${balance.toString(16)}` }).askNode)
    await expect(having(needed - 1n)).rejects.toThrow("Insufficient funds")
    await expect(having(needed)).resolves.toBeDefined()
  })
})

describe("typed data", () => {
  const data = (more: object = {}) => ({
    domain: { name: "Token", chainId: 1, verifyingContract: token },
    types: {
      Permit: [
        { name: "spender", type: "address" },
        { name: "value", type: "uint256" }
      ]
    },
    primaryType: "Permit",
    message: { spender: to, value: "1" },
    ...more
  })
  const prepare = (typed: unknown) =>
    prepareSigning({ method: "eth_signTypedData_v4", params: [evm, typed] }, evmContext())

  it("T25 in part: a permit asks for a second act", async () => {
    expect((await prepare(JSON.stringify(data()))).review.warnings).toHaveLength(1)
  })

  it.each([
    ["{", "malformed"],
    [data({ domain: { chainId: 2 } }), "network eip155:2"],
    [data({ primaryType: "Other" }), "malformed"],
    [data({ message: { spender: to } }), "value is missing"],
    [data({ types: { Permit: 1 } }), "malformed"],
    [data({ domain: undefined }), "no domain"]
  ])("T20, T22: %j is refused: %s", async (typed, text) => {
    await expect(prepare(typed)).rejects.toThrow(text)
  })
})

describe("a transaction of Solana", () => {
  const blockhash = base58.encode(new Uint8Array(32).fill(3))
  const [from, receiver] = [new PublicKey(solana), Keypair.generate().publicKey]
  const payment = SystemProgram.transfer({ fromPubkey: from, toPubkey: receiver, lamports: 1_500_000_000 })
  const legacy = () => {
    const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(payment)
    return transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  }
  const versioned = () =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey: from,
        recentBlockhash: blockhash,
        instructions: [payment]
      }).compileToV0Message()
    ).serialize()

  it.each([
    ["legacy", legacy],
    ["of version 0", versioned]
  ])("T20 %s: what is shown is what is signed, and what is signed is verified", async (_, make) => {
    for (const coding of [base58, base64]) {
      const prepared = await prepareSigning(
        { method: "solana_signTransaction", params: { transaction: coding.encode(Uint8Array.from(make())) } },
        solanaContext()
      )
      expect(prepared.review.parts).toMatchObject([
        { label: "Send", value: "1.5 SOL" },
        { label: "To", value: receiver.toBase58() },
        { label: "Network fee (max)", value: "0.000005 SOL" },
        { label: "Block", value: blockhash },
        { label: "Fingerprint of all that is signed" }
      ])
      expect(prepared.review.warnings).toEqual([])
      const { transaction, signature } = (await prepared.sign(keys)) as Record<string, string>
      const bytes = coding.decode(transaction!)
      expect(base58.encode(parseSolanaTransaction(bytes).signatures[0]!)).toBe(signature)
      const { ed25519 } = await import("@noble/curves/ed25519")
      const { message } = parseSolanaTransaction(bytes)
      expect(ed25519.verify(base58.decode(signature!), message, base58.decode(solana))).toBe(true)
    }
  })

  it("T20 a program that is not known asks for a second act", async () => {
    const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add({
      keys: [],
      programId: Keypair.generate().publicKey,
      data: Buffer.from([1])
    })
    const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    const { review } = await prepareSigning(
      { method: "solana_signTransaction", params: { transaction: base58.encode(Uint8Array.from(bytes)) } },
      solanaContext()
    )
    expect(review.warnings).toHaveLength(1)
  })

  it("T20 one of others, and one with a byte too much or too few, is refused", async () => {
    const other = Keypair.generate().publicKey
    const strange = new Transaction({ feePayer: other, recentBlockhash: blockhash })
      .add(SystemProgram.transfer({ fromPubkey: other, toPubkey: from, lamports: 1 }))
      .serialize({ requireAllSignatures: false, verifySignatures: false })
    const own = Uint8Array.from(legacy())
    for (const bytes of [
      Uint8Array.from(strange),
      own.subarray(1),
      own.subarray(0, -1),
      Uint8Array.from([...own, 0])
    ])
      await expect(
        prepareSigning(
          { method: "solana_signTransaction", params: { transaction: base58.encode(bytes) } },
          solanaContext()
        )
      ).rejects.toThrow()
  })

  it("T20 a transaction is not signed as if it were a message", async () => {
    const { message } = parseSolanaTransaction(Uint8Array.from(legacy()))
    await expect(
      prepareSigning(
        { method: "solana_signMessage", params: { message: base58.encode(message), pubkey: solana } },
        solanaContext()
      )
    ).rejects.toThrow("The message is no text")
  })

  it("T19 a method of the other namespace, or one that is not there, is refused", async () => {
    await expect(prepareSigning({ method: "personal_sign", params: [] }, solanaContext())).rejects.toThrow(
      "nothing for"
    )
    await expect(prepareSigning({ method: "solana_signMessage", params: {} }, evmContext())).rejects.toThrow(
      "nothing for"
    )
    await expect(prepareSigning({ method: "wallet_sendCalls", params: [] }, evmContext())).rejects.toThrow(
      "Several calls at once need the smart account"
    )
    await expect(
      prepareSigning({ method: "wallet_grantPermissions", params: [] }, evmContext())
    ).rejects.toThrow("does not have")
  })
})

describe("texts", () => {
  it("T20 show what draws nothing or turns round what stands beside it", () => {
    expect(visibleText("pay \u202e01\u200b to\u0007 me\r\nnow")).toBe(
      "pay \\u{202e}01\\u{200b} to\\u{7} me\\u{d}\nnow"
    )
    expect(visibleText("Ångström 日本語 عربي 👍")).toBe("Ångström 日本語 عربي 👍")
  })

  it.each([
    ["0x80", "no text"],
    ["0x00", "no text"]
  ])("T20 bytes that are no text ask for a second act: %s", async (message) => {
    const { review } = await prepareSigning({ method: "personal_sign", params: [message, evm] }, evmContext())
    expect(review.warnings).toHaveLength(1)
    expect(review.parts[0]).toMatchObject({ kind: "data", value: message })
  })

  it("T29 in part: a sign-in here is none of the warnings; one elsewhere, or of another account, is", async () => {
    const text = (domain: string, account: string) =>
      `${domain} wants you to sign in with your Ethereum account:\n${account}\n`
    const warnings = async (message: string) =>
      (await prepareSigning({ method: "personal_sign", params: [message, evm] }, evmContext())).review
        .warnings
    expect(await warnings(text("app.example.com", evm))).toEqual([])
    expect(await warnings(text("https://app.example.com", evm))).toEqual([])
    expect(await warnings(text("example.com", evm))).toHaveLength(1)
    expect(await warnings(text("app.example.com", to))).toHaveLength(1)
  })
})
