import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { AccountParts } from "../account/accountRoutes.ts"
import { isAddress } from "../chain/ChainRecord.ts"
import { NodeError } from "../chain/NodeError.ts"
import { refuse } from "../refuse.ts"
import { EVERY_CHAIN, type NameRecord, type NameStore } from "./NameStore.ts"
import { isReserved, type NameZone } from "./NameZone.ts"
import { toLabel } from "./nameLabel.ts"
import { readRegistration } from "./readRegistration.ts"
import { signerOf } from "./signerOf.ts"
import { suggest } from "./suggest.ts"

const MAX_BODY = 120_000
// Whoever looks a name up may send coins by it, and whoever wants one takes it if it is free.
const FRESH = "private, no-cache"

/** What the routes of names are made of. */
export interface NameParts extends Pick<AccountParts, "chains" | "projectOf"> {
  readonly names: NameStore
  readonly zone: NameZone
  /** Epoch milliseconds. */
  readonly now: () => number
}

const toWire = ({ name, address, coinTypes, registered }: NameRecord) => {
  const at = new Date(registered * 1_000).toISOString()
  return {
    name,
    registered_at: at,
    updated_at: at,
    addresses: Object.fromEntries(coinTypes.map((type) => [type, { address, created_at: at }])),
    attributes: {}
  }
}

/** Adds the routes by which names are looked up and registered. */
export const nameRoutes = (app: Hono, { names, zone, chains, projectOf, now }: NameParts): void => {
  const ofProject = (answer: (context: Context) => Response | Promise<Response>) => (context: Context) => {
    context.header("cache-control", FRESH)
    return projectOf(context.req.query("projectId")) === undefined
      ? refuse(context, 401, "projectId", "There is no such project")
      : answer(context)
  }
  const given = (context: Context, name: string) => context.req.param(name) ?? ""

  app.get(
    "/v1/profile/account/:name",
    ofProject(async (context) => {
      const record = await names.find(given(context, "name").toLowerCase())
      if (record !== undefined) return context.json(toWire(record))
      // Of a name that nobody has, the second version of the API says an empty list.
      return context.req.query("apiVersion") === "2"
        ? context.json([])
        : refuse(context, 404, "name", "Nobody has that name")
    })
  )

  app.get(
    "/v1/profile/reverse/:address",
    ofProject(async (context) => {
      const address = given(context, "address")
      if (!isAddress(address)) return refuse(context, 400, "address", "It is no address")
      return context.json((await names.of(address.toLowerCase())).map(toWire))
    })
  )

  app.get(
    "/v1/profile/suggestions/:name",
    ofProject(async (context) => {
      if ((context.req.query("zone") ?? zone.zone) !== zone.zone)
        return refuse(context, 400, "zone", `Names end in .${zone.zone}`)
      const read = toLabel(given(context, "name"))
      return "problem" in read
        ? refuse(context, 400, "name", read.problem)
        : context.json({ suggestions: await suggest(names, zone, read.label) })
    })
  )

  const limited = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, "", `At most ${MAX_BODY} bytes`)
  })
  app.post("/v1/profile/account", limited, async (context) => {
    const read = readRegistration(await context.req.json().catch(() => undefined), zone.zone, now())
    if ("field" in read) return refuse(context, 400, read.field, read.description)
    const { label, address, coinType, chainId } = read
    if (isReserved(zone, label)) return refuse(context, 409, "name", "This name is taken")
    const chain = chains.find(({ record }) => record.id === chainId)
    if (chain === undefined) return refuse(context, 400, "coin_type", "This chain is not served")
    try {
      const signer = await signerOf(read, chain.node)
      if (signer === undefined) return refuse(context, 400, "signature", "It is not the account's")
      const record: NameRecord = {
        name: `${label}.${zone.zone}`,
        address,
        coinTypes: signer === "key" ? [EVERY_CHAIN, coinType] : [coinType],
        registered: Math.floor(now() / 1_000)
      }
      const outcome = await names.add(record)
      if (outcome === "name") return refuse(context, 409, "name", "This name is taken")
      if (outcome === "address") return refuse(context, 409, "address", "You already own a name")
      return context.json(toWire(record))
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      context.header("retry-after", "5")
      return refuse(context, 503, "", "A node of the chain does not answer")
    }
  })
}
