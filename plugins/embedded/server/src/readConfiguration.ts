import { readFileSync } from "node:fs"
import { safeParse, type BaseIssue } from "valibot"
import type { Configuration } from "./Configuration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { configurationSchema } from "./configurationSchema.ts"

/** The variable that holds the secrets where the file does not: the newest first, with spaces or commas between. */
export const SECRET_VARIABLE = "LATCHKEY_EMBEDDED_SECRET"

/** Where a mistake is, as one would write it: `projects[0].origins[1]`. */
const placeOf = ({ path }: BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "")

/** Checks a configuration. Fails: throws `ConfigurationError`, which says where each mistake is. */
export const toConfiguration = (value: unknown): Configuration => {
  const { success, output, issues } = safeParse(configurationSchema, value)
  if (success) return output
  throw new ConfigurationError(issues.map((issue) => `${placeOf(issue) || "it"} ${issue.message}`).join("; "))
}

/** Reads a configuration file; the secrets may stand in the environment instead. Fails: throws `ConfigurationError`. */
export const readConfiguration = (
  file: string,
  environment: Readonly<Record<string, string | undefined>> = process.env
): Configuration => {
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"))
    } catch (cause) {
      throw new ConfigurationError(`${file} cannot be read as JSON`, { cause })
    }
  }
  const value = read()
  const secret = environment[SECRET_VARIABLE]
  return toConfiguration(
    secret !== undefined && typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value, secret }
      : value
  )
}
