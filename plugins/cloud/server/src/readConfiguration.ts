import { readFileSync } from "node:fs"
import path from "node:path"
import { checked } from "./checked.ts"
import type { Configuration } from "./Configuration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { configurationSchema } from "./configurationSchema.ts"

/** The variable that holds the secrets where the file does not: the newest first, with spaces or commas between. */
export const SECRET_VARIABLE = "LATCHKEY_CLOUD_SECRET"

/**
 * Checks a configuration; `wallets` is the list itself, `prices` too or the name of its file. Fails: throws
 * `ConfigurationError`, which says where each mistake is.
 */
export const toConfiguration = (value: unknown): Configuration => checked(configurationSchema, value)

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new ConfigurationError(`${file} cannot be read as JSON`, { cause })
  }
}

/**
 * Reads a configuration file. In it, `wallets` is the name of a file with the list of wallets, `prices` of one with the prices, `images` of a
 * folder, all relative to the file; the secrets may stand in the environment instead. Fails: throws `ConfigurationError`.
 */
export const readConfiguration = (
  file: string,
  environment: Readonly<Record<string, string | undefined>> = process.env
): Configuration => {
  const value = readJson(file)
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ConfigurationError(`${file} is not an object`)
  const { wallets, prices, images } = value as Readonly<Record<string, unknown>>
  const beside = (name: string) => path.resolve(path.dirname(file), name)
  const secret = environment[SECRET_VARIABLE]
  return toConfiguration({
    ...value,
    ...(typeof wallets === "string" ? { wallets: readJson(beside(wallets)) } : {}),
    ...(typeof prices === "string" ? { prices: beside(prices) } : {}),
    ...(typeof images === "string" ? { images: beside(images) } : {}),
    ...(secret === undefined ? {} : { secret })
  })
}
