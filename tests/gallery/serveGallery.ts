import path from "node:path"
import { createServer } from "vite"

const root = path.join(import.meta.dirname, "page")
const modules = path.join(import.meta.dirname, "../../node_modules")

/** Serves the gallery's page from the sources. */
export const serveGallery = async (): Promise<{
  readonly origin: string
  readonly close: () => Promise<void>
}> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    cacheDir: path.join(modules, ".cache/vite-gallery"),
    resolve: {
      conditions: ["@latchkey/source", "module", "browser", "development|production"],
      alias: ["react", "react-dom"].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: path.join(modules, name)
      }))
    },
    optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"] },
    server: { hmr: false, fs: { allow: [path.join(import.meta.dirname, "../..")] } }
  })
  await server.listen(0)
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === "string")
    throw new Error("The gallery did not start.")
  return { origin: `http://localhost:${address.port}/`, close: () => server.close() }
}
