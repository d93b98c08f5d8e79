import { isJson } from "./decodeWallet.ts"

/** What a project says of one feature. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  /** What it consists of; null leaves it to the app, undefined says nothing. */
  readonly config: ReadonlyArray<string> | null | undefined
}

const MAX_FEATURES = 100

const decodeFeature = (value: unknown): ReadonlyArray<RemoteFeature> => {
  if (!isJson(value) || typeof value["id"] !== "string" || typeof value["isEnabled"] !== "boolean") return []
  const { id, isEnabled, config } = value
  if (config === null || config === undefined) return [{ id, isEnabled, config }]
  const isList = Array.isArray(config) && config.every((entry) => typeof entry === "string")
  return isList ? [{ id, isEnabled, config: config as ReadonlyArray<string> }] : []
}

/** What a project says of its features, or undefined where the answer says nothing. A bad entry is dropped alone. */
export const decodeConfiguration = (value: unknown): ReadonlyArray<RemoteFeature> | undefined =>
  isJson(value) && Array.isArray(value["features"])
    ? value["features"].slice(0, MAX_FEATURES).flatMap(decodeFeature)
    : undefined
