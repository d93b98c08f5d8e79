import { safeParse, type BaseIssue, type GenericSchema } from "valibot"
import { ConfigurationError } from "./ConfigurationError.ts"

/** Where a mistake is, as one would write it: `chains[0].coin.decimals`. */
const placeOf = ({ path }: BaseIssue<unknown>, within: string): string =>
  `${within}${(path ?? []).map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("")}`.replace(
    /^\./,
    ""
  )

const MOST_TOLD = 10

/**
 * What a schema makes of a part of the configuration; `within` is where it stands. Fails: throws `ConfigurationError`, which says where each
 * mistake is.
 */
export const checked = <A>(schema: GenericSchema<unknown, A>, value: unknown, within = ""): A => {
  const { success, output, issues } = safeParse(schema, value)
  if (success) return output
  const told = issues.map((issue) => `${placeOf(issue, within) || "it"} ${issue.message}`)
  const more = told.length - MOST_TOLD
  throw new ConfigurationError(
    [...told.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join("; ")
  )
}
