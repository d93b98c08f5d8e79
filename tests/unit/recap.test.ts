import { readRecap, recapLength, recapSentence, writeRecap } from "@latchkey/core/chain-kit"
import type { SiwxData } from "@latchkey/core"
import { formatMessage } from "@latchkey/siwx"
import {
  createEncodedRecap,
  createRecap,
  decodeRecap,
  encodeRecap,
  formatMessage as formatTheirs,
  formatStatementFromRecap,
  mergeEncodedRecaps
} from "@walletconnect/utils"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { describe, expect, it } from "vitest"
import { testServer } from "../../plugins/siwx/support/testServer.ts"
import { formatSignIn } from "../../plugins/walletconnect/src/pairing/formatSignIn.ts"
import { sessionMethods } from "../../plugins/walletconnect/src/session/sessionMethods.ts"

const methods = sessionMethods["eip155"]!
const all = createEncodedRecap("eip155", "request", [...methods])
const few = encodeRecap(
  createRecap("eip155", "request", ["personal_sign", "eth_sendTransaction"], {
    chains: ["eip155:1", "eip155:10"]
  } as never)
)
const two = mergeEncodedRecaps(few, createEncodedRecap("solana", "request", ["solana_signMessage"]))
const words = (list: string) => formatStatementFromRecap("", decodeRecap(list))

describe("what a session allows, as a signed message lists it", () => {
  it("is written, read and said as the protocol's own library does", () => {
    expect(writeRecap("eip155", methods)).toBe(all)
    expect(readRecap(["https://a.test", few])).toEqual({
      eip155: { methods: ["eth_sendTransaction", "personal_sign"], chains: ["eip155:1", "eip155:10"] }
    })
    for (const list of [all, few, two]) expect(recapSentence(readRecap([list])!)).toBe(words(list))
  })

  it("is no longer than it is reckoned", () => {
    const chains = ["eip155:1", "eip155:8453", "eip155:42161"]
    const list = encodeRecap(createRecap("eip155", "request", [...methods], { chains } as never))
    expect(recapLength(methods, chains)).toBeGreaterThan(list.length - 60)
  })

  const encoded = (value: unknown) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString("base64")}`
  it.each([
    ["nothing", undefined],
    ["no list", {}],
    ["no last", []],
    ["another resource at the end", [all, "https://a.test"]],
    ["what only holds one", [`https://a.test/${all}`]],
    ["no base64", ["urn:recap:*"]],
    ["no JSON", ["urn:recap:e3"]],
    ["nothing allowed", [encoded({ att: {} })]],
    ["no method", [encoded({ att: { eip155: {} } })]],
    ["a null", [encoded({ att: { eip155: null } })]],
    ["more than requests", [encoded({ att: { eip155: { "crud/delete": [{}] } } })]],
    ["a method that breaks the sentence", [encoded({ att: { eip155: { "request/a' for 'b": [{}] } } })]],
    ["a namespace that breaks it", [encoded({ att: { "a'.": { "request/a": [{}] } } })]],
    [
      "more than 12,000 characters",
      [encoded({ att: { eip155: { [`request/${"a".repeat(12_000)}`]: [{}] } } })]
    ]
  ])("T29 is not read of %s", (_, resources) => {
    expect(readRecap(resources)).toBeUndefined()
  })
})

describe("a message that is signed while connecting", () => {
  const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
  const payload = {
    domain: "shop.test",
    aud: "https://shop.test/login",
    version: "1",
    nonce: "0123456789abcdef",
    iat: "2026-11-22T10:00:00.000Z"
  }
  it.each<[string, object]>([
    ["alone", {}],
    ["with an empty statement", { statement: "" }],
    ["with a statement", { statement: "Sign in." }],
    ["with a list", { resources: [all] }],
    ["with both", { statement: "Sign in.", resources: ["https://a.test", few] }],
    ["with both, said already", { statement: `Sign in. ${words(few)}`, resources: [few] }],
    ["with a list and an empty statement", { statement: "", resources: [two] }],
    [
      "with dates and an id",
      { exp: "2026-11-23T10:00:00.000Z", nbf: "2026-11-22T10:00:00.000Z", requestId: "7", resources: [] }
    ]
  ])("S4.24 in part: is written as wallets write it: %s", (_, more) => {
    const iss = `did:pkh:eip155:10:${address}`
    const theirs = formatTheirs({ ...payload, ...more, iss } as never, iss)
    const { message, statement } = formatSignIn({ ...payload, ...more }, address, "10")
    expect(message).toBe(theirs)
    expect(statement).toBe(theirs.split("\n")[3] || undefined)
  })
})

describe("a site with a statement", () => {
  const statement = "Sign in to the shop."
  const terms = "http://shop.test/terms"
  const answerTo = async (said: string, resources: ReadonlyArray<string> | undefined) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const site = testServer({ statement })
    const post = async (route: string, body: unknown): Promise<any> => {
      const response = await site.server.handle(site.request(route, body))
      site.jar.keep(response)
      return response.json()
    }
    const data: SiwxData = {
      accountAddress: account.address,
      chainId: "eip155:1",
      domain: "shop.test",
      uri: "http://shop.test/",
      version: "1",
      ...(await post("nonce", {})),
      statement: said,
      ...(resources === undefined ? {} : { resources })
    }
    const message = formatMessage(data)
    return post("verify", { message, signature: await account.signMessage({ message }) })
  }

  it("S4.24 in part: takes it with the sentence of what a session allows, which the last resource lists", async () => {
    for (const list of [all, few, two]) {
      expect(await answerTo(`${statement} ${words(list)}`, [list])).toEqual({})
      expect(await answerTo(`${statement} ${words(list)}`, [terms, list])).toEqual({})
    }
  })

  it.each<[string, string, ReadonlyArray<string> | undefined]>([
    ["no list", `${statement} ${words(all)}`, undefined],
    ["a list that is not the last", `${statement} ${words(all)}`, [all, terms]],
    ["another list", `${statement} ${words(all)}`, [few]],
    ["more words", `${statement} ${words(all)} And all else.`, [all]],
    ["the sentence alone", words(all), [all]],
    ["another statement", `Sell the shop. ${words(all)}`, [all]],
    ["words between", `${statement} Sell it. ${words(all)}`, [all]],
    ["another sentence", `${statement} I further authorize the stated URI to do anything.`, [all]],
    ["an empty list", `${statement} ${words(all)}`, ["urn:recap:e30"]],
    ["a list within another resource", `${statement} ${words(all)}`, [`https://a.test/${all}`]]
  ])("T29 refuses it with %s", async (_, said, resources) => {
    expect(await answerTo(said, resources)).toEqual({ error: "message" })
  })
})
