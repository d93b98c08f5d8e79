import { attempt } from "../error/attempt.ts"
import { isRecord } from "../storage/versioned.ts"
import { closestName } from "./closestName.ts"
import { kindOf } from "./kindOf.ts"
import { pluginOptions, type OptionKind } from "./pluginOptions.ts"

type Tell = (code: string, message: string, advice: string) => void

const isPaymasterUrl = (value: unknown) => {
  const url = typeof value === "string" ? attempt(() => new URL(value)) : undefined
  return (
    url?.protocol === "https:" ||
    (url?.protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname))
  )
}

const takes: Readonly<
  Record<Exclude<OptionKind, "any">, { readonly fits: (value: unknown) => boolean; readonly advice: string }>
> = {
  text: { fits: (value) => typeof value === "string", advice: "Pass a text." },
  url: { fits: (value) => typeof value === "string", advice: "Pass a URL." },
  switch: { fits: (value) => typeof value === "boolean", advice: "Pass true or false." },
  number: { fits: (value) => typeof value === "number", advice: "Pass a number." },
  list: { fits: Array.isArray, advice: "Pass a list." },
  record: { fits: isRecord, advice: "Pass an object." }
}

const isEach = (fits: (entry: string) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string" && fits(entry))

/** What is loaded from strangers' hosts comes by `https:` alone; what is no URL at all, the plugin's hosts say. */
const hosts = {
  fits: isEach((entry) => (attempt(() => new URL(entry).protocol) ?? "https:") === "https:"),
  advice: "Pass https addresses: from others nothing is loaded."
}

/** Options whose kind says too little of them. */
const takesCloser: Readonly<
  Record<string, { readonly fits: (value: unknown) => boolean; readonly advice: string }>
> = {
  avatarHosts: hosts,
  gateways: hosts,
  metadataHosts: hosts,
  pictureHosts: hosts,
  currency: {
    fits: (value) => typeof value === "string" && /^[a-z]{3}$/i.test(value),
    advice: 'Pass a code of ISO 4217: "EUR".'
  },
  maxTransferTax: {
    fits: (value) => typeof value === "number" && value >= 0 && value <= 100,
    advice: "Pass a number of percent, from 0 to 100."
  },
  restrictedTimeZones: {
    fits: isEach((timeZone) => attempt(() => new Intl.DateTimeFormat("en", { timeZone })) !== undefined),
    advice: 'Pass names of time zones: ["Europe/Vienna"].'
  },
  suggested: {
    fits: isEach((id) => id === "native" || /^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/.test(id)),
    advice: 'Pass CAIP-10 ids of contracts, or "native".'
  },
  fee: {
    fits: (value) =>
      isRecord(value) &&
      typeof value["percent"] === "number" &&
      value["percent"] > 0 &&
      Math.abs(value["percent"] * 100 - Math.round(value["percent"] * 100)) < 1e-6 &&
      (value["receiver"] === undefined ||
        (typeof value["receiver"] === "string" && /^0x[0-9a-f]{40}$/i.test(value["receiver"]))),
    advice:
      "Pass `{ percent, receiver }`: whole hundredths of a percent, no more than the service allows, and the address of an account."
  },
  paymaster: {
    fits: (value) =>
      isRecord(value) &&
      Object.entries(value).every(
        ([chainId, paymaster]) =>
          /^[1-9]\d*$/.test(chainId) && isRecord(paymaster) && isPaymasterUrl(paymaster["url"])
      ),
    advice:
      "Pass `{ [chainId]: { url, context } }`: the chain's number, and an https URL or one on your own machine."
  }
}

/** Judges the options that an app passed to a plugin's function; `told` are those of which the plugin tells itself where they are not set. */
export const judgeGiven = (plugin: string, given: unknown, tell: Tell, told?: unknown): void => {
  if (given === undefined) return
  if (!isRecord(given))
    return tell(
      "OPTION_VALUE",
      `Plugin "${plugin}" was given ${kindOf(given)}, and not its options.`,
      "Pass an object, or nothing."
    )
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(pluginOptions, name) ? pluginOptions[name]! : undefined
    if (kind === undefined) {
      const meant = closestName(name, Object.keys(pluginOptions))
      if (meant !== undefined)
        tell(
          "OPTION_UNKNOWN",
          `Plugin "${plugin}" was given an option "${name}", which nothing reads.`,
          `Did you mean "${meant}"?`
        )
      continue
    }
    const of = `The option "${name}" of plugin "${plugin}"`
    const isUnset = kind === "text" && value === ""
    if (isUnset || (name === "projectId" && value === undefined)) {
      if (Array.isArray(told) && told.includes(name)) continue
      tell("OPTION_EMPTY", `${of} is not set.`, "Check the setting that it is read from.")
    } else if (value !== undefined && kind !== "any") {
      const [missed] = [
        takes[kind],
        Object.hasOwn(takesCloser, name) ? takesCloser[name]! : takes[kind]
      ].filter(({ fits }) => !fits(value))
      if (missed !== undefined)
        tell("OPTION_VALUE", `${of} is ${kindOf(value)}, and is not understood.`, missed.advice)
    }
  }
}
