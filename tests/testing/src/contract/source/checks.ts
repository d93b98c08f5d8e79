import { plainText, type Amount, type Network } from "@latchkey/core"
import { must } from "../must.ts"

const MAX = 2n ** 256n

/** An exact amount of base units: never negative, below 2^256, with decimals from 0 to 255 and a symbol that is a text. */
export const mustBeAmount = (amount: Amount, what: string): void => {
  const { value, decimals, symbol } = Object(amount) as Partial<Amount>
  mustBeUnits(value, what)
  mustBeDecimals(decimals, what)
  must(typeof symbol === "string", `${what}: its symbol is ${String(symbol)}`)
  mustBePlain(symbol, 20, `${what}: its symbol`)
}

/** Base units: a bigint from 0 to 2^256 - 1. */
export const mustBeUnits = (value: unknown, what: string): void =>
  must(typeof value === "bigint" && value >= 0n && value < MAX, `${what}: ${String(value)} is not an amount`)

/** Decimals of a token: a whole number from 0 to 255. */
export const mustBeDecimals = (decimals: unknown, what: string): void =>
  must(
    Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255,
    `${what}: ${String(decimals)} are not decimals`
  )

/** An amount of the network's own coin, in its unit and with its symbol. */
export const mustBeCoins = (amount: Amount, { nativeCurrency }: Network, what: string): void => {
  mustBeAmount(amount, what)
  must(
    amount.decimals === nativeCurrency.decimals && amount.symbol === nativeCurrency.symbol,
    `${what}: ${amount.decimals} decimals of ${amount.symbol}, and the network's coin has ${nativeCurrency.decimals} of ${nativeCurrency.symbol}`
  )
}

/** A text that can be shown: of at most so many characters, none of which is invisible or turns the direction. */
export const mustBePlain = (text: unknown, most: number, what: string): void => {
  must(typeof text === "string", `${what} is ${String(text)}, and no text`)
  must(
    plainText(text, most) === text,
    `${what} is too long, or has characters that are not drawn: ${JSON.stringify(text.slice(0, 80))}`
  )
}

/** The CAIP-10 id of something on the network. */
export const mustBeOn = (id: unknown, { caipNetworkId }: Network, what: string): void =>
  must(
    typeof id === "string" && id.startsWith(`${caipNetworkId}:`) && id.length > caipNetworkId.length + 1,
    `${what}: ${String(id)} is not on ${caipNetworkId}`
  )

/** No two the same. */
export const mustDiffer = (ids: ReadonlyArray<string>, what: string): void => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  must(twice === undefined, `${what}: ${String(twice)} is there twice`)
}
