import { toJson } from "../json/toJson.ts"
import type { Storage } from "./Storage.ts"

/** Writes a JSON value with the version of its shape. */
export const writeVersioned = (storage: Storage, key: string, version: number, value: unknown): void => {
  storage.set(key, toJson({ version, value }))
}
