import { describe, expect, it } from "vitest"
import { getAddress } from "viem"
import { parseAddress as parseEvm } from "../../evm/src/Address.ts"
import { parseAddress as parseSolana } from "../../solana/src/Address.ts"
import { fixtures, type Fixture } from "../support/publicService.ts"
import { decodeBalances } from "./account/decodeBalances.ts"
import { decodeHistory } from "./account/decodeHistory.ts"
import { decodePrices } from "./account/decodePrices.ts"
import type { Subject } from "./account/Subject.ts"
import { decodeConfiguration } from "./decodeConfiguration.ts"
import { decodePage } from "./decodePage.ts"
import { decodeIdentity, decodeName, decodeNames, decodeSuggestions } from "./names/decodeNames.ts"
import { decodeBuilt, decodeGasPrices, decodeQuote, decodeSwapTokens } from "./swap/decodeSwap.ts"

const subjectOf = ({ request }: Fixture): Subject => {
  const chain = (request.query?.["chainId"] ?? "eip155:1") as `${string}:${string}`
  const isSolana = chain.startsWith("solana:")
  const address = request.path.split("/").at(3) ?? ""
  return {
    address: isSolana ? address : (parseEvm(address) ?? address),
    network: {
      caipNetworkId: chain,
      nativeCurrency: isSolana
        ? { name: "Solana", symbol: "SOL", decimals: 9 }
        : { name: "Ether", symbol: "ETH", decimals: 18 }
    },
    parseAddress: isSolana ? parseSolana : parseEvm
  }
}
const coin = `eip155:1:0x${"e".repeat(40)}`
const tea = `eip155:1:${getAddress("0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64")}`
const market = { ...subjectOf({ request: { method: "GET", path: "" } } as Fixture), coin }

/** What reads an answer, by what its fixture's name begins with; the figures of the question may be told again. */
const decoders: ReadonlyArray<
  readonly [of: string, decode: (answer: unknown, about: Fixture) => unknown, own?: ReadonlyArray<string>]
> = [
  ["balance-", (answer, about) => decodeBalances(answer, subjectOf(about))],
  ["history-", (answer, about) => decodeHistory(answer, subjectOf(about), undefined)],
  [
    "price-",
    (answer, { request }) =>
      decodePrices(answer, new Set((request.body as { addresses: ReadonlyArray<string> }).addresses), "USD")
  ],
  ["identity-", decodeIdentity],
  [
    "profile-lookup-",
    (answer) => {
      const record = decodeName(answer)
      return [record?.name, record?.addressFor(60), record?.addressFor(2_147_492_101)]
    }
  ],
  ["profile-reverse-", (answer) => decodeNames(answer)?.map(({ name }) => name)],
  ["profile-suggestions-", (answer) => decodeSuggestions(answer, "tea.reown.id", "reown.id")],
  ["convert-tokens-", (answer) => decodeSwapTokens(answer, market)],
  [
    "convert-quotes-",
    (answer) => decodeQuote(answer, { from: tea.toLowerCase(), to: coin, amount: 1_000_000n })
  ],
  ["convert-gas-price-", decodeGasPrices],
  [
    "convert-build-transaction-",
    (answer) => decodeBuilt(answer, market, { from: tea, amount: 1_000_000n }),
    ["1000000", "0"]
  ],
  ["config-", decodeConfiguration],
  ["wallets-", (answer) => decodePage(answer)]
]

/** A number as a decimal without anything that it does not need, and with at most eighteen digits behind the point. */
const plain = (text: string): string | undefined => {
  const [, sign = "", whole, fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text) ?? []
  if (whole === undefined || Math.abs(Number(exponent)) > 400) return undefined
  const shift = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + shift
  const all = point <= 0 ? `${"0".repeat(1 - point)}${digits}` : digits.padEnd(point, "0")
  const at = Math.max(point, 1)
  const left = all.slice(0, at).replace(/^0+(?=\d)/, "")
  const right = all.slice(at, at + 18).replace(/0+$/, "")
  return `${sign}${left}${right === "" ? "" : `.${right}`}`
}

/** Every number that an answer says. */
const numbersIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string" || typeof value === "number"
    ? [plain(String(value)) ?? ""]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

/** Every figure that a visitor could be shown of what was read. */
const figuresIn = (read: unknown): ReadonlyArray<string> => {
  if (typeof read === "bigint") return [String(read)]
  if (read instanceof Map) return [...read.values()].flatMap(figuresIn)
  if (typeof read !== "object" || read === null) return []
  const { value, decimals } = read as { readonly value?: unknown; readonly decimals?: unknown }
  if (typeof value === "bigint" && typeof decimals === "number") {
    const digits = String(value).padStart(decimals + 1, "0")
    return [plain(`${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`)!]
  }
  return Object.values(read).flatMap(figuresIn)
}

type Path = ReadonlyArray<string>
const pathsIn = (value: unknown, path: Path = []): ReadonlyArray<Path> => [
  path,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))
    : [])
]
/** A copy with another value at a path; without it where that is undefined. */
const changed = (value: unknown, [name, ...rest]: Path, to: unknown): unknown => {
  if (name === undefined) return to
  const copy: any = Array.isArray(value) ? [...value] : { ...(value as object) }
  const next = changed(copy[name], rest, to)
  if (next === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = next
  return copy
}
const at = (value: unknown, path: Path): unknown => path.reduce<any>((inner, name) => inner?.[name], value)

/** Other values than a field has: by type, size, sign and unit. */
const others = (value: unknown): ReadonlyArray<unknown> => [
  undefined,
  null,
  true,
  "",
  "x",
  "<b>1</b>",
  "\u202e1",
  0,
  -1,
  1.5,
  1e30,
  Number.MAX_SAFE_INTEGER,
  "0",
  "-1",
  "1e18",
  "0x10",
  "1.",
  "9".repeat(78),
  "9".repeat(400),
  [],
  {},
  [value],
  { value },
  ...(typeof value === "number" ? [-value, value * 1_000, String(value)] : []),
  ...(typeof value === "string"
    ? [`-${value}`, `${value}0`, ` ${value}`, value.toUpperCase(), value.slice(1)]
    : [])
]

const answered = [...fixtures].filter(([, { response }]) => response.status === 200)

describe("T21, T26, T31 a public service's answer, changed in each field by type, size, sign and unit", () => {
  for (const [of, decode, own = []] of decoders)
    for (const [name, about] of answered.filter(([name]) => name.startsWith(of)))
      it(`${name}: is read without an exception, and never to a figure that it does not say`, () => {
        const { body } = about.response
        for (const path of pathsIn(body))
          for (const other of others(at(body, path))) {
            const answer = changed(body, path, other)
            const said = new Set([...numbersIn(answer), ...own])
            const told = figuresIn(decode(answer, about))
            const invented = told.filter((figure) => !said.has(figure))
            expect(invented, `${path.join(".")} is ${JSON.stringify(other)}`).toEqual([])
          }
      })

  it("drops a field, and never what stands beside it", () => {
    const { response } = fixtures.get("balance-evm-zerion")!
    const about = fixtures.get("balance-evm-zerion")!
    const whole = decodeBalances(response.body, subjectOf(about))!
    for (const path of pathsIn(response.body).filter(([, index]) => index === "0"))
      for (const other of others(at(response.body, path))) {
        const left = decodeBalances(changed(response.body, path, other), subjectOf(about)) ?? []
        const rest = whole.filter(({ amount }) => amount.symbol !== "TEA")
        for (const holding of rest.filter(({ token }) => token !== undefined))
          expect([path, other, left]).toEqual([path, other, expect.arrayContaining([holding])])
      }
  })
})
