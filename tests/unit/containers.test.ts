import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { parse } from "yaml"
import { makeOutside, type Outside } from "../outsider/installOutsider.ts"
import { freePort } from "../stack/process/freePort.ts"
import { isPostgresInstalled, startPostgres } from "../stack/process/startPostgres.ts"

const repository = path.resolve(import.meta.dirname, "../..")
const folder = path.join(repository, "docs/examples/servers")
const read = (name: string) => readFileSync(path.join(folder, name), "utf8")

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly image?: string
  readonly command?: ReadonlyArray<string>
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: ReadonlyArray<string>
  readonly ports?: ReadonlyArray<string>
  readonly depends_on?: Readonly<Record<string, unknown>>
}
const compose = parse(read("compose.yaml")) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** The instructions of a container file, by name; of several the last. */
const instructions = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    read(name)
      .split("\n")
      .filter((line) => /^[A-Z]+ /.test(line))
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)])
  )
const listOf = (text: string | undefined) => JSON.parse(text ?? "[]") as ReadonlyArray<string>

const servers = [
  { name: "embedded", port: 8789, secret: "LATCHKEY_EMBEDDED_SECRET", source: "plugins/embedded/server" },
  { name: "cloud", port: 8788, secret: "LATCHKEY_CLOUD_SECRET", source: "plugins/cloud/server" }
] as const

interface Manifest {
  readonly name: string
  readonly version: string
  readonly engines: { readonly node: string }
  readonly bin: Readonly<Record<string, string>>
}
const manifestOf = (source: string) =>
  JSON.parse(readFileSync(path.join(repository, source, "package.json"), "utf8")) as Manifest

describe.each(servers)("the container of the $name server", ({ name, port, secret, source }) => {
  const file = instructions(`${name}.Containerfile`)
  const manifest = manifestOf(source)
  const service = compose.services[name]!

  it("is made of the package that its first line packs, in the version that there is", () => {
    const [packed] = (file["COPY"] ?? "").split(" ")
    expect(packed).toBe(`${manifest.name.slice(1).replace("/", "-")}-${manifest.version}.tgz`)
    expect(read(`${name}.Containerfile`)).toMatch(new RegExp(`^# .*npm pack -w ${manifest.name} `))
    expect(listOf(file["ENTRYPOINT"])).toEqual([
      "node",
      path.posix.join("/server/node_modules", manifest.name, Object.values(manifest.bin)[0]!)
    ])
  })

  it("has a Node that the server takes, a user without rights, and the port that it listens at", () => {
    expect(Number(/^node:(\d+)-/.exec(file["FROM"] ?? "")?.[1])).toBeGreaterThanOrEqual(
      Number(/\d+/.exec(manifest.engines.node)![0])
    )
    expect(file["USER"]).toBe("node")
    expect(file["EXPOSE"]).toBe(String(port))
    expect(file["HEALTHCHECK"]).toContain(`http://127.0.0.1:${port}/health`)
    expect(service.ports).toEqual([`127.0.0.1:${port}:${port}`])
  })

  it("is named by the compose file with what is beside it: container file, configuration, secret, database", () => {
    expect(existsSync(path.join(folder, service.build!.dockerfile))).toBe(true)
    for (const volume of service.volumes ?? []) {
      const [here = "", there = ""] = volume.split(":")
      expect(existsSync(path.join(folder, here)), here).toBe(true)
      expect(service.command).toContain(there)
    }
    expect(Object.keys(service.environment ?? {})).toEqual([secret])
    expect(readFileSync(path.join(repository, source, "src/readConfiguration.ts"), "utf8")).toContain(secret)
    // A secret is nowhere in the files.
    expect(service.environment?.[secret]).toMatch(/^\$\{\w+:\?/)
    for (const needed of Object.keys(service.depends_on ?? {}))
      expect(compose.services).toHaveProperty(needed)
    const database = new URL(service.command!.at(-1)!)
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = compose.services["database"]!.environment!
    expect([database.hostname, database.username, database.password, database.pathname]).toEqual([
      "database",
      POSTGRES_USER,
      POSTGRES_PASSWORD,
      `/${POSTGRES_DB}`
    ])
  })
})

it("containers come from no registry that is named, and mails go to the compose file's own mail server", () => {
  const images = [
    ...Object.values(compose.services).flatMap(({ image }) => (image === undefined ? [] : [image])),
    ...servers.map(({ name }) => instructions(`${name}.Containerfile`)["FROM"]!)
  ]
  for (const image of images) expect(image).toMatch(/^[a-z]+(\/[a-z]+)?:[\w.-]+$/)
  const { mail } = JSON.parse(read("embedded.json")) as { readonly mail: { readonly smtp: string } }
  expect(compose.services).toHaveProperty(new URL(mail.smtp).hostname)
})

describe.runIf(isPostgresInstalled("the servers as their containers start them"))(
  "a server from its packed package",
  () => {
    let outside: Outside
    let postgres: Awaited<ReturnType<typeof startPostgres>>
    beforeAll(async () => {
      outside = makeOutside(mkdtempSync(path.join(tmpdir(), "containers-")), [])
      postgres = await startPostgres()
      for (const { source } of servers) await outside.install(path.join(repository, source))
    })
    afterAll(async () => {
      await postgres?.stop()
      outside?.remove()
    })

    // What stands inside of the container, where it stands here.
    const here = (text: string) =>
      text
        .replace(/^\/server\//, `${outside.folder}/`)
        .replace(/^\/etc\/latchkey\//, `${folder}/`)
        .replace(/^\/data\//, `${outside.folder}/data/`)
        .replace(/^0\.0\.0\.0$/, "127.0.0.1")
    const database = (text: string) => (text.startsWith("postgres://") ? postgres.url : text)

    const start = async ({ name, secret }: (typeof servers)[number], said: ReadonlyArray<string>) => {
      const [command, ...entry] = listOf(instructions(`${name}.Containerfile`)["ENTRYPOINT"])
      const port = await freePort()
      const child = spawn(
        command === "node" ? process.execPath : command!,
        [...entry, ...said, "--port", String(port)].map((text) => database(here(text))),
        {
          env: { PATH: process.env["PATH"], [secret]: Buffer.alloc(32, 3).toString("base64") },
          stdio: ["ignore", "pipe", "pipe"]
        }
      )
      onTestFinished(async () => {
        if (child.exitCode !== null) return
        child.kill("SIGTERM")
        await once(child, "exit")
      })
      let told = ""
      child.stderr.on("data", (part) => (told += String(part)))
      const ready = await Promise.race([
        once(child.stdout, "data").then(([text]) => String(text)),
        once(child, "exit").then(() => `it ended: ${told}`)
      ])
      expect(ready).toMatch(/^ready at /)
      return port
    }

    it.each(servers)(
      "starts the $name server as its container does, and is found healthy",
      async (server) => {
        mkdirSync(path.join(outside.folder, "data"), { recursive: true })
        const said = listOf(instructions(`${server.name}.Containerfile`)["CMD"])
        const port = await start(server, said)
        const check = listOf(
          (instructions(`${server.name}.Containerfile`)["HEALTHCHECK"] ?? "").replace("CMD ", "")
        )
        const [, flag, code] = check
        const script = path.join(outside.folder, `${server.name}-health.mjs`)
        expect(flag).toBe("-e")
        writeFileSync(script, code!.replace(String(server.port), String(port)))
        expect(() => execFileSync(process.execPath, [script])).not.toThrow()
        writeFileSync(script, code!.replace(String(server.port), "1"))
        expect(() => execFileSync(process.execPath, [script], { stdio: "pipe" })).toThrow()
      }
    )

    it("starts both as the compose file does, in one database", async () => {
      const ports = []
      for (const server of servers) ports.push(await start(server, compose.services[server.name]!.command!))
      const [embedded, cloud] = ports
      expect((await fetch(`http://127.0.0.1:${embedded}/sdk?projectId=example`)).status).toBe(200)
      const sessions = `v1/sessions/eip155:1:0x${"1".repeat(40)}?projectId=example`
      expect(await (await fetch(`http://127.0.0.1:${cloud}/${sessions}`)).json()).toEqual({ pcis: [] })
    })
  }
)

it("a package that was packed for a container is not committed", () => {
  expect(readFileSync(path.join(repository, ".gitignore"), "utf8")).toMatch(/^\*\.tgz$/m)
})
