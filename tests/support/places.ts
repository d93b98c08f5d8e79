import { afterEach, expect } from "vitest"
import { watchPlaces } from "./watchPlaces.ts"

const shown: Array<string> = []

if (typeof document === "object") watchPlaces((text) => void shown.push(text))

afterEach(() => {
  expect(shown.splice(0), "texts whose places have no values").toEqual([])
})
