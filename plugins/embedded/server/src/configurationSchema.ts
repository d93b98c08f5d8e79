import { Buffer } from "node:buffer"
import { socialProviders } from "@latchkey/embedded/wire"
import * as v from "valibot"
import type {
  ChainRecord,
  Configuration,
  OAuthRecord,
  OpenIdRecord,
  Project,
  ProviderRecord
} from "./Configuration.ts"
import { originPattern } from "./originPattern.ts"
import type { OAuthEndpoints } from "./social/OAuthEndpoints.ts"
import { oauthProviders } from "./social/oauthProviders.ts"

type Schema<A> = v.GenericSchema<unknown, A>

/** An object of these fields and of no other: a name that is misspelled is not passed over. */
const object = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected }) =>
    expected === "Object" ? "is not an object" : expected === "never" ? "is not known here" : "is missing"
  )

/** A list of which no two have the same id. */
const listById = <A extends { readonly id: string }>(entry: Schema<A>): Schema<ReadonlyArray<A>> =>
  v.pipe(
    v.array(entry, "is not a list"),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const ids = dataset.value.map(({ id }) => id)
      const twice = ids.find((id, index) => ids.indexOf(id) !== index)
      if (twice !== undefined) addIssue({ message: `has two of the id "${twice}"` })
    })
  )

const text = v.pipe(v.string("is no text"), v.nonEmpty("is no text"))
const positive = v.pipe(v.number("is no positive number"), v.gtValue(0, "is no positive number"))

const isUrlOf = (protocols: RegExp) => (url: string) =>
  URL.canParse(url) && protocols.test(new URL(url).protocol)
const httpUrl = v.pipe(text, v.check(isUrlOf(/^https?:$/), "is no http address"))
/** Others can neither read nor change what is said there: https, or this machine. */
const guardedUrl = v.pipe(
  httpUrl,
  v.check((url) => {
    if (!URL.canParse(url)) return true
    const { protocol, hostname } = new URL(url)
    return protocol === "https:" || /^(localhost|127\.0\.0\.1)$/.test(hostname)
  }, "is no https address")
)

const origin = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const pattern = originPattern(dataset.value)
    if (pattern !== undefined) return pattern
    addIssue({
      message: "is no origin: write https://app.example.com, https://*.example.com or http://127.0.0.1:*"
    })
    return NEVER
  })
)

const page = v.pipe(
  text,
  v.check(
    (url) => URL.canParse(url) && url === `${new URL(url).origin}${new URL(url).pathname}`,
    "is no page: write https://app.example.com/account, without query and fragment"
  )
)

const project: Schema<Project> = v.pipe(
  object({
    id: text,
    name: v.optional(text),
    origins: v.pipe(
      v.array(origin, "is not a list"),
      v.minLength(1, "is empty: no page could show the frame")
    ),
    returnPages: v.optional(v.array(page, "is not a list"))
  }),
  v.transform(({ id, name = id, origins, returnPages }) => ({
    id,
    name,
    origins,
    ...(returnPages === undefined ? {} : { returnPages })
  }))
)

const contract = v.pipe(
  text,
  v.regex(/^0x[0-9a-fA-F]{40}$/, "is no address of a contract"),
  v.transform((address) => address as `0x${string}`)
)

const smartAccount = object({
  bundlerUrl: httpUrl,
  paymaster: v.optional(
    object({
      url: httpUrl,
      name: v.pipe(text, v.maxLength(40, "is longer than 40 characters")),
      context: v.optional(v.record(v.string(), v.unknown(), "is not an object"))
    })
  ),
  factory: contract,
  implementation: contract,
  entryPoint: v.optional(contract, "0x0000000071727De22E5E9d8BAf0edAc6f37da032")
})

const DECIMALS = "is no whole number from 0 to 36"
const chain: Schema<ChainRecord> = v.pipe(
  object({
    id: v.pipe(
      text,
      v.regex(
        /^(eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{1,32})$/,
        "is no CAIP-2 id of eip155 or solana"
      )
    ),
    name: text,
    rpcUrl: httpUrl,
    coin: object({
      symbol: text,
      decimals: v.pipe(
        v.number(DECIMALS),
        v.integer(DECIMALS),
        v.minValue(0, DECIMALS),
        v.maxValue(36, DECIMALS)
      )
    }),
    smartAccount: v.optional(smartAccount)
  }),
  v.forward(
    v.check(
      ({ id, smartAccount: told }) => told === undefined || id.startsWith("eip155:"),
      "is for chains of eip155 alone"
    ),
    ["smartAccount"]
  ),
  v.transform(({ smartAccount: told, ...record }) =>
    told === undefined ? record : { ...record, smartAccount: told }
  )
)

const client = {
  id: v.picklist(socialProviders, `is none of ${socialProviders.join(", ")}`),
  clientId: text,
  clientSecret: text
}

const openId: Schema<OpenIdRecord> = object({ ...client, issuer: guardedUrl })

/** A provider of OAuth 2: what is not said is what is known of it, and must be said where nothing is. */
const oauth = (known: Partial<OAuthEndpoints>): Schema<OAuthRecord> => {
  const field = <A extends string>(entry: Schema<A>, otherwise: A | undefined): Schema<A> =>
    otherwise === undefined ? entry : v.optional(entry, otherwise)
  return object({
    ...client,
    oauth: object({
      authorizationUrl: field(guardedUrl, known.authorizationUrl),
      tokenUrl: field(guardedUrl, known.tokenUrl),
      userUrl: field(guardedUrl, known.userUrl),
      scope: field(text, known.scope),
      clientAuth: field(
        v.picklist(["basic", "body"], "is neither basic nor body"),
        known.clientAuth ?? "basic"
      ),
      subject: field(text, known.subject),
      name: field(text, known.name),
      email: field(text, known.email),
      emailVerified: field(text, known.emailVerified)
    })
  })
}

const told = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

const provider: Schema<ProviderRecord> = v.lazy((value: unknown): Schema<ProviderRecord> => {
  if (told(value, "oauth") === undefined) return openId
  const id = socialProviders.find((known) => known === told(value, "id"))
  return oauth((id === undefined ? undefined : oauthProviders[id]) ?? {})
})

const SECRET_BYTES = 32
const secrets: Schema<Configuration["secrets"]> = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())], "is neither a text nor a list of texts"), ""),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const texts = [dataset.value].flat().flatMap((entry) => entry.split(/[\s,]+/).filter(Boolean))
    const [first, ...others] = texts.map((entry) => Uint8Array.from(Buffer.from(entry, "base64")))
    if (first === undefined || [first, ...others].some(({ length }) => length < SECRET_BYTES)) {
      addIssue({
        message: `is no base64 text of at least ${SECRET_BYTES} bytes: make one with \`openssl rand -base64 32\` and keep it, since nothing that was written with it can be read without it`
      })
      return NEVER
    }
    if (new Set(texts).size < texts.length) {
      addIssue({ message: "says the same one twice" })
      return NEVER
    }
    return [first, ...others] as const
  })
)

const LEAST_DAYS = 3

/** What a configuration file says, and what stands where it says nothing. */
export const configurationSchema: Schema<Configuration> = v.pipe(
  object({
    projects: listById(project),
    chains: v.optional(listById(chain), []),
    providers: v.optional(listById(provider), []),
    farcaster: v.optional(
      object({ relayUrl: v.optional(guardedUrl, "https://relay.farcaster.xyz"), rpcUrl: httpUrl })
    ),
    mail: object({
      smtp: v.pipe(text, v.check(isUrlOf(/^smtps?:$/), "is no smtp:// or smtps:// address")),
      from: text
    }),
    secret: secrets,
    sessionDays: v.optional(positive, 30),
    startOverDays: v.optional(v.pipe(positive, v.minValue(LEAST_DAYS, `is less than ${LEAST_DAYS}`)), 14),
    limits: v.optional(
      object({
        requestsPerMinute: v.optional(positive, 600),
        mailsPerHour: v.optional(positive, 10),
        mailsPerHourAndClient: v.optional(positive, 60),
        strangersPerMinute: v.optional(positive, 300)
      }),
      {}
    )
  }),
  v.transform(({ secret, farcaster, ...record }) => ({
    ...record,
    secrets: secret,
    ...(farcaster === undefined ? {} : { farcaster })
  }))
)
