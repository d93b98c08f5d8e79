import { plainText } from "@latchkey/core"
import { imageUri, readField } from "@latchkey/core/chain-kit"
import { allowedUrl } from "./locate.ts"
import type { NftsOptions } from "./NftsOptions.ts"
import type { HeldNft, NftTrait } from "./NftsState.ts"

const MAX_NAME = 64
const MAX_DESCRIPTION = 1_000
const MAX_TRAITS = 24
const MAX_TRAIT_NAME = 40
const MAX_TRAIT_VALUE = 80

const textIn = (value: unknown, field: string, max: number): string => {
  const text = readField(value, field)
  return typeof text === "string" ? plainText(text, max) : ""
}

const readTrait = (value: unknown): NftTrait | undefined => {
  const name = textIn(value, "trait_type", MAX_TRAIT_NAME)
  const told = readField(value, "value")
  const text =
    typeof told === "string" ||
    typeof told === "boolean" ||
    (typeof told === "number" && Number.isFinite(told))
      ? plainText(String(told), MAX_TRAIT_VALUE)
      : ""
  return text === "" ? undefined : { name, value: text }
}

const readTraits = (value: unknown): ReadonlyArray<NftTrait> => {
  const list = readField(value, "attributes")
  return Array.isArray(list)
    ? list.slice(0, MAX_TRAITS).flatMap((trait: unknown) => readTrait(trait) ?? [])
    : []
}

const readPicture = (value: unknown, options: NftsOptions): string | undefined => {
  for (const field of ["image", "image_url", "image_data"]) {
    const told = readField(value, field)
    if (typeof told !== "string") continue
    const text = told.trim()
    const own = text.startsWith("<svg") ? `data:image/svg+xml,${encodeURIComponent(text)}` : text
    const picture = imageUri(own) ?? allowedUrl(own, options, options.pictureHosts ?? [])
    if (picture !== undefined) return picture
  }
  return undefined
}

/** What a description says, of which nothing is believed: texts are cut and fit to show, a picture is one that may be loaded. */
export const readDescription = (
  value: unknown,
  options: NftsOptions
): Pick<HeldNft, "name" | "description" | "picture" | "traits"> => {
  const description = textIn(value, "description", MAX_DESCRIPTION)
  const picture = readPicture(value, options)
  return {
    name: textIn(value, "name", MAX_NAME),
    ...(description === "" ? {} : { description }),
    ...(picture === undefined ? {} : { picture }),
    traits: readTraits(value)
  }
}
