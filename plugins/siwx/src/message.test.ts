import type { SiwxData } from "@latchkey/core"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMessage, parseMessage } from "./index.ts"

const data: SiwxData = {
  accountAddress: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  chainId: "eip155:1",
  domain: "shop.example:8443",
  uri: "https://shop.example:8443/login",
  version: "1",
  nonce: "0123456789abcdef",
  statement: "Sign in to the shop.",
  issuedAt: "2026-11-22T10:00:00.000Z",
  expirationTime: "2026-11-23T10:00:00.000Z",
  notBefore: "2026-11-22T10:00:00.000Z",
  requestId: "order-7",
  resources: ["https://shop.example/terms", "ipfs://bafy"]
}

const text = `shop.example:8443 wants you to sign in with your Ethereum account:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

Sign in to the shop.

URI: https://shop.example:8443/login
Version: 1
Chain ID: 1
Nonce: 0123456789abcdef
Issued At: 2026-11-22T10:00:00.000Z
Expiration Time: 2026-11-23T10:00:00.000Z
Not Before: 2026-11-22T10:00:00.000Z
Request ID: order-7
Resources:
- https://shop.example/terms
- ipfs://bafy`

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(..."0123456789abcdefABCDEF"), { minLength: length, maxLength: length })
    .map((all) => all.join(""))
const base58 = fc
  .array(fc.constantFrom(..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"), {
    minLength: 32,
    maxLength: 44
  })
  .map((all) => all.join(""))
const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength, maxLength }).map((all) => all.join(""))
const date = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((value) => value.toISOString())
const uri = letters("abcXYZ019-._~:/?#[]@!$&'()*+,;=", 1, 40).map(
  (rest) => `https://a.example/${rest.replaceAll(/[[\]]/g, "")}`
)
const bech32 = (length: number) => letters("023456789acdefghjklmnpqrstuvwxyz", length, length)
const account = fc.oneof(
  fc.record({
    accountAddress: fc.oneof(
      base58.map((rest) => `1${rest.slice(0, 33)}`),
      bech32(39).map((rest) => `bc1${rest}`),
      bech32(59).map((rest) => `bcrt1${rest}`)
    ),
    chainId: hex(32).map((id) => `bip122:${id}` as const)
  }),
  fc.record({
    accountAddress: base58.map((text) => text.padEnd(47, "x")),
    chainId: hex(32).map((id) => `polkadot:${id}` as const)
  }),
  fc.record({
    accountAddress: fc.oneof(
      bech32(38).map((rest) => `cosmos1${rest}`),
      bech32(58).map((rest) => `a1${rest}`)
    ),
    chainId: letters("abcXYZ019-_", 1, 32).map((id) => `cosmos:${id}` as const)
  }),
  fc.record({
    accountAddress: hex(40).map((digits) => `0x${digits}`),
    chainId: fc.nat().map((id) => `eip155:${id}` as const)
  }),
  fc.record({
    accountAddress: base58,
    chainId: letters("abcXYZ019", 1, 32).map((id) => `solana:${id}` as const)
  })
)
const messages: fc.Arbitrary<SiwxData> = fc
  .tuple(
    account,
    fc.record(
      {
        domain: fc.constantFrom("a.example", "localhost:3000", "127.0.0.1:80", "[::1]:8080"),
        uri,
        version: fc.constant("1"),
        nonce: letters("abcXYZ019", 8, 64),
        issuedAt: date,
        statement: letters("abc XYZ019:/?#[]@!$&'()*+,;=-._~", 1, 80),
        expirationTime: date,
        notBefore: date,
        requestId: letters("abc-._~:@", 0, 20),
        resources: fc.array(uri, { maxLength: 10 })
      },
      { requiredKeys: ["domain", "uri", "version", "nonce", "issuedAt"] }
    )
  )
  .map(([who, rest]) => ({ ...who, ...rest }))

describe("messages after CAIP-122", () => {
  it("T29 read as EIP-4361 writes them", () => {
    expect(formatMessage(data)).toBe(text)
    expect(parseMessage(text)).toEqual(data)
  })

  it("T29 have two empty lines where there is no statement, as the grammar says", () => {
    const { statement: _, ...bare } = data
    expect(formatMessage(bare)).toContain("92266\n\n\nURI: ")
    expect(parseMessage(formatMessage(bare))).toEqual(bare)
  })

  it.each([
    ["Bitcoin", "bip122:000000000019d6689c085ae165831e93", "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l"],
    [
      "Polkadot",
      "polkadot:91b171bb158e2d3848fa23a9f1c25182",
      "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
    ],
    ["Cosmos", "cosmos:cosmoshub-4", "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7"],
    ["Solana", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"]
  ] as const)(
    "T29 say whose account it is, and on which network, of %s too",
    (name, chainId, accountAddress) => {
      const message = formatMessage({ ...data, chainId, accountAddress })
      expect(message.split("\n").slice(0, 2)).toEqual([
        `shop.example:8443 wants you to sign in with your ${name} account:`,
        accountAddress
      ])
      expect(message).toContain(`\nChain ID: ${chainId.slice(chainId.indexOf(":") + 1)}\n`)
      expect(parseMessage(message)).toEqual({ ...data, chainId, accountAddress })
      expect(parseMessage(message.replace(`your ${name}`, "your Ethereum"))).toBeUndefined()
      for (const other of ["eip155:1", "bip122:0", "cosmos:0"] as const) {
        if (other.startsWith(chainId.slice(0, chainId.indexOf(":")))) continue
        expect(() => formatMessage({ ...data, chainId: other, accountAddress })).toThrow(
          expect.objectContaining({ code: "SIWX_MESSAGE_INVALID" })
        )
      }
    }
  )

  it("name the namespace by its accounts, so that others are data", () => {
    const tea = { id: "tea", account: "Tea", address: /^t\d$/ }
    const cup = { ...data, chainId: "tea:green", accountAddress: "t1" } as const
    expect(formatMessage(cup, [tea])).toContain("your Tea account:\nt1\n")
    expect(parseMessage(formatMessage(cup, [tea]), [tea])).toEqual(cup)
    expect(parseMessage(formatMessage(cup, [tea]))).toBeUndefined()
    expect(() => formatMessage(cup)).toThrow(expect.objectContaining({ code: "SIWX_MESSAGE_INVALID" }))
  })

  it("T29 are read back as they were written, whatever is in them", () => {
    fc.assert(
      fc.property(messages, (given) => {
        expect(parseMessage(formatMessage(given))).toEqual(given)
      }),
      { numRuns: 500 }
    )
  })

  it("T29 with any one character changed are another message, or none", () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom("\n", " ", "x", "0", "\r", "\u202e", ""),
        (place, put) => {
          const changed = text.slice(0, place) + put + text.slice(place + 1)
          const read = parseMessage(changed)
          if (changed !== text && read !== undefined) expect(read).not.toEqual(data)
          if (read !== undefined) expect(formatMessage(read)).toBe(changed)
        }
      ),
      { numRuns: 500 }
    )
  })

  it.each([
    ["a line break in the statement", { statement: "Hello\nURI: https://evil.example" }],
    ["a carriage return in the statement", { statement: "Hello\rthere" }],
    ["an empty statement", { statement: "" }],
    ["characters that turn the text around", { statement: "\u202egnihton" }],
    ["a domain with a path", { domain: "shop.example/evil" }],
    ["a domain with a user", { domain: "shop.example@evil.example" }],
    ["a URI that is none", { uri: "shop" }],
    ["a URI with a space", { uri: "https://shop.example/a b" }],
    ["a version that is not 1", { version: "2" }],
    ["a short nonce", { nonce: "1234567" }],
    ["a nonce with a line break", { nonce: "12345678\n" }],
    ["a day that does not exist", { issuedAt: "2026-02-30T00:00:00Z" }],
    ["an hour that does not exist", { expirationTime: "2026-02-03T25:00:00Z" }],
    ["a date without a time zone", { notBefore: "2026-02-03T00:00:00" }],
    ["an address of another namespace", { accountAddress: "7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV" }],
    ["a short address", { accountAddress: "0x1234" }],
    ["a chain of no known namespace", { chainId: "tea:1" as const }],
    ["too many resources", { resources: Array.from({ length: 11 }, () => "https://a.example") }],
    ["more than 16,000 characters", { uri: `https://a.example/${"a".repeat(16_000)}` }]
  ])("T29 with %s are not written", (_, change) => {
    expect(() => formatMessage({ ...data, ...change })).toThrow(
      expect.objectContaining({ code: "SIWX_MESSAGE_INVALID" })
    )
  })

  const without = (...labels: ReadonlyArray<string>) =>
    text
      .split("\n")
      .filter((line) => !labels.some((label) => line.startsWith(label)))
      .join("\n")
  it.each<[string, string, Partial<SiwxData>]>([
    [
      "no optional field",
      without("Expiration", "Not Before", "Request", "Resources", "- "),
      { nonce: data.nonce }
    ],
    ["some optional fields", without("Not Before", "Request"), { resources: data.resources! }],
    ["times without fractions", text.replaceAll(".000Z", "Z"), { issuedAt: "2026-11-22T10:00:00Z" }],
    ["times with an offset", text.replaceAll(".000Z", "+02:00"), { issuedAt: "2026-11-22T10:00:00+02:00" }],
    [
      "an IPv4 address as the domain",
      text.replaceAll("shop.example:8443", "127.0.0.1"),
      { domain: "127.0.0.1" }
    ],
    [
      "an IPv6 address as the domain",
      text.replaceAll("shop.example:8443", "[::1]:8080"),
      { domain: "[::1]:8080" }
    ],
    ["a name without dots", text.replaceAll("shop.example:8443", "localhost"), { domain: "localhost" }],
    [
      "a URI with a query",
      text.replace("/login", "/login?to=%2Fbasket#pay"),
      { uri: "https://shop.example:8443/login?to=%2Fbasket#pay" }
    ],
    ["an empty request id", text.replace("order-7", ""), { requestId: "" }],
    ["no resource in the list", without("- "), { resources: [] }],
    [
      "a statement of all the signs that it may have",
      text.replace("Sign in to the shop.", () => "aZ0:/?#[]@!$&'()*+,;=-._~ "),
      { statement: "aZ0:/?#[]@!$&'()*+,;=-._~ " }
    ]
  ])("T29 with %s are read", (_, written, expected) => {
    expect(parseMessage(written)).toMatchObject(expected)
  })

  it.each([
    ["no domain", text.replace("shop.example:8443 wants", " wants")],
    ["a user before the domain", text.replace("shop.example:8443 wants", "ada@shop.example:8443 wants")],
    ["no address", text.replace(`${data.accountAddress}\n`, "")],
    [
      "no empty line after the address",
      text.replace(`${data.accountAddress}\n\n`, `${data.accountAddress}\n`)
    ],
    ["no URI", without("URI")],
    ["no version", without("Version")],
    ["no chain id", without("Chain ID")],
    ["no nonce", without("Nonce")],
    ["no time of issue", without("Issued At")],
    ["a chain id that is none", text.replace("Chain ID: 1", "Chain ID: ?")],
    ["two spaces after a label", text.replace("Nonce: ", "Nonce:  ")],
    ["a nonce of seven letters", text.replace(data.nonce, "1234567")],
    ["a nonce with a sign", text.replace(data.nonce, "01234567-89abcdef")],
    ["a time that is none", text.replace("Issued At: 2026-11-22T10:00:00.000Z", "Issued At: today")],
    ["an end that is none", text.replace("2026-11-23T10:00:00.000Z", "1700000000")],
    ["a resource that is none", text.replace("- ipfs://bafy", "- shop")],
    ["a resource without its dash", text.replace("- ipfs://bafy", "ipfs://bafy")],
    ["two lines of statement", text.replace("Sign in to the shop.", "Sign in\nto the shop.")],
    ["a statement outside of ASCII", text.replace("shop.", "caf\u00e9.")]
  ])("T29 with %s are not read, as EIP-4361 says", (_, changed) => {
    expect(changed).not.toBe(text)
    expect(parseMessage(changed)).toBeUndefined()
  })

  it.each([
    ["nothing", ""],
    ["a trailing line break", `${text}\n`],
    ["Windows line breaks", text.replaceAll("\n", "\r\n")],
    ["a field twice", text.replace("Version: 1", "Version: 1\nVersion: 1")],
    ["fields in another order", text.replace("Version: 1\nChain ID: 1", "Chain ID: 1\nVersion: 1")],
    ["an unknown field", text.replace("Request ID", "Remark")],
    ["a lower-case label", text.replace("Nonce:", "nonce:")],
    ["an account of no known kind", text.replace("Ethereum", "Etherium")],
    ["a scheme", `https://${text}`],
    ["more than 16,000 characters", text + "a".repeat(16_000)]
  ])("T29 with %s are not read", (_, changed) => {
    expect(parseMessage(changed)).toBeUndefined()
  })
})
