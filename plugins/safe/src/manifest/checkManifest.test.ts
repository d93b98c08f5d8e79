import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { checkManifest } from "./index.ts"

const good = { name: "Tea shop", description: "Tea for Safes.", iconPath: "icon.svg" }
const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A site on this machine. */
const serve = async (
  manifest: unknown,
  {
    cors = "*",
    headers = {},
    icon = true
  }: { readonly cors?: string; readonly headers?: object; readonly icon?: boolean } = {}
) => {
  const server = createServer(({ url }, response) => {
    if (cors !== "") response.setHeader("access-control-allow-origin", cors)
    if (url === "/app/manifest.json" && manifest !== undefined)
      return response.end(typeof manifest === "string" ? manifest : JSON.stringify(manifest))
    if (url === "/app/icon.svg" && icon) return response.end("<svg/>")
    if (url !== "/app/") return response.writeHead(404).end()
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string)
    return response.end("page")
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/app`
}

describe("checkManifest", () => {
  it("finds nothing wrong where a Safe would list the site", async () => {
    const url = await serve(good)
    expect(await checkManifest(url)).toEqual({
      problems: [],
      name: "Tea shop",
      description: "Tea for Safes.",
      iconUrl: `${url}/icon.svg`
    })
  })

  it.each([
    ["no manifest", undefined, {}, ["unreachable"]],
    ["no JSON", "{", {}, ["json"]],
    ["a list", [], {}, ["json"]],
    ["no text", {}, {}, ["name", "description", "iconPath"]],
    ["a blank name", { ...good, name: " " }, {}, ["name"]],
    ["a description of another type", { ...good, description: 7 }, {}, ["description"]],
    ["an icon that is not there", good, { icon: false }, ["icon"]],
    ["a manifest that others may not read", good, { cors: "" }, ["cors"]],
    ["one that only another origin may read", good, { cors: "https://other.example" }, ["cors"]],
    ["one that this Safe may read", good, { cors: "https://app.safe.global" }, []],
    ["a page in no frame", good, { headers: { "x-frame-options": "DENY" } }, ["frame"]],
    [
      "a policy without the Safe",
      good,
      { headers: { "content-security-policy": "default-src 'self'; frame-ancestors 'none'" } },
      ["frame"]
    ],
    [
      "a policy with the Safe, which counts before the older header",
      good,
      {
        headers: {
          "content-security-policy": "frame-ancestors 'self' https://app.safe.global",
          "x-frame-options": "DENY"
        }
      },
      []
    ]
  ] as const)("says what is wrong with %s", async (_, manifest, site, problems) => {
    expect((await checkManifest(await serve(manifest, site))).problems).toEqual(problems)
  })

  it.each(["not a URL", "http://127.0.0.1:1/"])("never rejects: %s", async (url) => {
    expect((await checkManifest(url)).problems).toEqual(["unreachable"])
  })
})
