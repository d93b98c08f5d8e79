import { Buffer } from "node:buffer"
import * as v from "valibot"
import { readPrices, toPrices } from "./account/makePrices.ts"
import { chainSchema } from "./chain/ChainRecord.ts"
import type { Configuration, FeatureRecord, Project, Secrets } from "./Configuration.ts"
import { fields, text } from "./fields.ts"
import { zoneSchema } from "./names/NameZone.ts"
import { onrampSchema } from "./onramp/OnrampRecord.ts"
import { upstreamSchema } from "./proxy/UpstreamRecord.ts"
import { walletSchema } from "./WalletRecord.ts"

type Schema<A> = v.GenericSchema<unknown, A>

/** A list of which no two have the same id. */
const listById = <A extends { readonly id: string }>(entry: Schema<A>): Schema<ReadonlyArray<A>> =>
  v.pipe(
    v.array(entry, "is not a list"),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const seen = new Set<string>()
      for (const { id } of dataset.value) {
        if (seen.has(id)) return addIssue({ message: `has two of the id "${id}"` })
        seen.add(id)
      }
    })
  )

const texts = v.array(v.string("is no text"), "is no list of texts")
const yesOrNo = v.boolean("is neither true nor false")
const positive = v.pipe(v.number("is no positive number"), v.gtValue(0, "is no positive number"))

const feature: Schema<FeatureRecord> = fields({
  id: text,
  isEnabled: yesOrNo,
  config: v.optional(v.nullable(texts), null)
})

const project: Schema<Project> = fields({
  id: text,
  origins: v.optional(texts, []),
  features: v.optional(v.array(feature, "is not a list"), []),
  isAnalyticsEnabled: v.optional(yesOrNo, false)
})

const SECRET_BYTES = 32
const secrets = v.pipe(
  v.union([v.string(), v.array(v.string())], "is neither a text nor a list of texts"),
  v.rawTransform(({ dataset, addIssue, NEVER }): Secrets => {
    const given = [dataset.value].flat().flatMap((entry) => entry.split(/[\s,]+/).filter(Boolean))
    const [first, ...others] = given.map((entry) => Uint8Array.from(Buffer.from(entry, "base64")))
    if (first === undefined || [first, ...others].some(({ length }) => length < SECRET_BYTES)) {
      addIssue({
        message: `is no base64 text of at least ${SECRET_BYTES} bytes: make one with \`openssl rand -base64 32\` and keep it`
      })
      return NEVER
    }
    if (new Set(given).size < given.length) {
      addIssue({ message: "says the same one twice" })
      return NEVER
    }
    return [first, ...others]
  })
)

const PRICE_HOURS = 24

/** What a configuration file says, and what stands where it says nothing. */
export const configurationSchema: Schema<Configuration> = v.pipe(
  fields({
    projects: listById(project),
    wallets: v.optional(listById(walletSchema), []),
    images: v.optional(text),
    limits: v.optional(fields({ requestsPerMinute: v.optional(positive, 600) }), {}),
    chains: v.optional(listById(chainSchema), []),
    names: v.optional(zoneSchema),
    onramp: v.optional(onrampSchema),
    upstreams: v.optional(listById(upstreamSchema), []),
    prices: v.optional(v.unknown()),
    priceHours: v.optional(positive, PRICE_HOURS),
    secret: v.optional(secrets)
  }),
  v.transform(({ images, names, onramp, prices, priceHours: hours, secret, ...record }) => {
    // A mistake in the file of prices is told at the start; later, what was read before holds.
    if (typeof prices === "string") readPrices(prices)
    return {
      ...record,
      ...(images === undefined ? {} : { images }),
      ...(names === undefined ? {} : { names }),
      ...(onramp === undefined ? {} : { onramp }),
      ...(prices === undefined
        ? {}
        : { prices: typeof prices === "string" ? { file: prices, hours } : { list: toPrices(prices) } }),
      ...(secret === undefined ? {} : { secrets: secret })
    }
  })
)
