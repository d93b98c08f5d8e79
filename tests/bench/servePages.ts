import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { startCloud } from "../../plugins/cloud/stack/startCloud.ts"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"

const roots = {
  react: path.join(import.meta.dirname, "../size/pages"),
  kit: path.join(import.meta.dirname, "../size/pages"),
  many: path.join(import.meta.dirname, "pages"),
  catalogue: path.join(import.meta.dirname, "pages")
}

/** A page that is visited. */
export type PageName = keyof typeof roots

/** Where each page is served, until `stop`. */
export interface PageServers {
  readonly origins: Readonly<Record<PageName, string>>
  readonly stop: () => Promise<void>
}

/**
 * Builds every page by itself and serves it as a site would: compressed, each on an origin of its own. The catalogue of one of
 * them comes from a server of its own.
 */
export const servePages = async (): Promise<PageServers> => {
  const servers: Array<{ readonly stop: () => Promise<void> }> = []
  const serve = async (name: PageName, define: Readonly<Record<string, string>> = {}) => {
    const outDir = path.join(import.meta.dirname, "../.cache/bench", name)
    await buildPages({ root: roots[name], names: [name], outDir, define })
    compress(outDir)
    const server = await serveFolder(outDir, () => ({ "content-encoding": "gzip" }))
    servers.push(server)
    return server.origin
  }
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  try {
    const cloud = await startCloud()
    servers.push(cloud)
    return {
      origins: {
        react: await serve("react"),
        kit: await serve("kit"),
        many: await serve("many"),
        catalogue: await serve("catalogue", { CLOUD_URL: JSON.stringify(cloud.url) })
      },
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Replaces the files of a folder by what `content-encoding: gzip` promises. */
const compress = (folder: string) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name)
    if (statSync(file).isFile()) writeFileSync(file, gzipSync(readFileSync(file), { level: 9 }))
  }
}
