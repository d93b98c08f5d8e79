import { plainText } from "@latchkey/core"
import { imageUri, readField, readPath } from "@latchkey/core/chain-kit"
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

const shown = (told: unknown): string =>
  typeof told === "string" || typeof told === "boolean" || (typeof told === "number" && Number.isFinite(told))
    ? plainText(String(told), MAX_TRAIT_VALUE)
    : Array.isArray(told)
      ? plainText(told.slice(0, MAX_TRAITS).map(shown).filter(Boolean).join(", "), MAX_TRAIT_VALUE)
      : ""

const readTrait = (value: unknown): NftTrait | undefined => {
  if (typeof value === "string") return toTrait("", value)
  const name = ["trait_type", "traitType", "trait", "name", "key", "type"]
    .map((field) => textIn(value, field, MAX_TRAIT_NAME))
    .find((text) => text !== "")
  return toTrait(name ?? "", readField(value, "value"))
}

/** Of a value that is itself described, as ERC-1155 has them, its own value. */
const toTrait = (name: string, told: unknown): NftTrait | undefined => {
  const value = shown(told) || shown(readField(told, "value"))
  return value === "" ? undefined : { name, value }
}

/** What stands among the properties of ERC-1155 and of Metaplex without being a trait. */
const NO_TRAITS = ["files", "category", "creators", "image", "name", "description", "collection"]

const readMap = (map: unknown): ReadonlyArray<NftTrait> =>
  typeof map === "object" && map !== null && !Array.isArray(map)
    ? Object.keys(map)
        .filter((name) => !NO_TRAITS.includes(name))
        .slice(0, MAX_TRAITS)
        .flatMap((name) => toTrait(plainText(name, MAX_TRAIT_NAME), readField(map, name)) ?? [])
    : []

const readTraits = (value: unknown): ReadonlyArray<NftTrait> => {
  for (const field of ["attributes", "traits", "properties"]) {
    const told = readField(value, field)
    const traits = Array.isArray(told)
      ? told.slice(0, MAX_TRAITS).flatMap((trait: unknown) => readTrait(trait) ?? [])
      : readMap(told)
    if (traits.length > 0) return traits
  }
  return []
}

/** Where collections say their picture, the most usual first; a field may hold an object that names it. */
const PICTURES = [
  "image",
  "image_url",
  "image_data",
  "imageUrl",
  "imageURI",
  "image_uri",
  "image_preview_url",
  "image_thumbnail_url",
  "thumbnail",
  "properties.image",
  "properties.preview"
]

const files = (value: unknown): ReadonlyArray<unknown> => {
  const list = readPath(value, "properties.files")
  return Array.isArray(list)
    ? list
        .slice(0, MAX_TRAITS)
        .filter((file) => textIn(file, "type", MAX_NAME).startsWith("image/"))
        .map((file) => readField(file, "uri"))
    : []
}

const pictureIn = (told: unknown, options: NftsOptions): string | undefined => {
  const named = ["uri", "url", "src", "description"].map((field) => readField(told, field))
  const text = (
    typeof told === "string" ? told : (named.find((one) => typeof one === "string") as string | undefined)
  )?.trim()
  if (text === undefined) return undefined
  const own = /^(?:<\?xml[^>]*>\s*)?<svg/i.test(text)
    ? `data:image/svg+xml,${encodeURIComponent(text)}`
    : text
  return imageUri(own) ?? allowedUrl(own, options, options.pictureHosts ?? [])
}

const readPicture = (value: unknown, options: NftsOptions): string | undefined => {
  const animation = readField(value, "animation_url")
  // Of films and pages there is no picture.
  const isPicture =
    typeof animation === "string" &&
    /^data:image\/|\.(?:png|jpe?g|gif|webp|svg|avif)(?:[?#]|$)/i.test(animation)
  return [
    ...PICTURES.map((field) => readPath(value, field)),
    ...files(value),
    isPicture ? animation : undefined
  ]
    .map((told) => pictureIn(told, options))
    .find((picture) => picture !== undefined)
}

/** What a description says, of which nothing is believed: texts are cut and fit to show, a picture is one that may be loaded. */
export const readDescription = (
  value: unknown,
  options: NftsOptions
): Pick<HeldNft, "name" | "description" | "picture" | "traits"> => {
  const description = textIn(value, "description", MAX_DESCRIPTION)
  const picture = readPicture(value, options)
  return {
    name: textIn(value, "name", MAX_NAME) || textIn(value, "title", MAX_NAME),
    ...(description === "" ? {} : { description }),
    ...(picture === undefined ? {} : { picture }),
    traits: readTraits(value)
  }
}
