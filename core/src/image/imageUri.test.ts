import { describe, expect, it } from "vitest"
import { imageUri } from "./imageUri.ts"

describe("imageUri", () => {
  it.each([
    "data:image/png;base64,AA==",
    "data:image/jpeg;base64,AA==",
    "data:image/webp;base64,AA==",
    "data:image/gif;base64,AA==",
    "data:image/svg+xml,%3Csvg/%3E",
    "data:image/svg+xml;utf8,<svg onload=alert(1)>",
    `data:image/png;base64,${"A".repeat(256 * 1024 - 22)}`
  ])("T02 takes %.40s", (icon) => {
    expect(imageUri(icon)).toBe(icon)
  })

  it.each([
    "https://example.com/icon.png",
    "http://example.com/icon.png",
    "//example.com/icon.png",
    "javascript:alert(1)",
    "blob:https://example.com/1",
    "data:text/html,<script>alert(1)</script>",
    "data:image/bmp;base64,AA==",
    "data:image/svg+xmlx,AA",
    "data:image/pngx;base64,AA",
    "data:,",
    "",
    `data:image/png;base64,${"A".repeat(256 * 1024)}`,
    'data:image/png;base64,"><script>alert(1)</script>',
    "data:image/png;base64,héllo"
  ])("T02 T03 drops %.40s", (icon) => {
    expect(imageUri(icon)).toBeUndefined()
  })
})
