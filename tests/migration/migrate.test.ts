import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { migrate, unifiedDiff, type Migration, type SourceFile } from "@latchkey/migrate"
import { checkTypes } from "./checkTypes.ts"
import { apps, readApp } from "./readApp.ts"

const moved = (files: ReadonlyArray<SourceFile>, { changes }: Migration): ReadonlyArray<SourceFile> =>
  files.map(({ path: file, text }) => ({
    path: file,
    text: changes.find((change) => change.path === file)?.after ?? text
  }))

const share = ({ moved: count, left }: Migration) => count / (count + left.length)
const quickStarts = ["rainbowkit-vite", "rainbowkit-next", "appkit-wagmi", "appkit-next", "appkit-ethers"]

describe("an app that is moved", () => {
  it.each(apps)(
    "%s: has nothing of the other kit but what is told, and a second run changes nothing",
    (name) => {
      const files = readApp(name)
      const first = migrate(files)
      const after = moved(files, first)
      for (const { path: file, text } of after) {
        const isTold = first.left.some((left) => left.path === file)
        expect(/rainbowkit|@reown|<appkit-/.test(text.replaceAll(/TODO\(latchkey\).*/g, "")) && !isTold).toBe(
          file === "package.json" && after.some((each) => each.path !== file && /@reown/.test(each.text))
        )
      }
      for (const { path: file, what, reason, page } of first.left) {
        const { text } = after.find((each) =>
          each.text.includes(`TODO(latchkey) ${what}: ${reason} See ${page}`)
        ) ?? {
          text: ""
        }
        expect(text, `${file} ${what}`).not.toBe("")
      }
      expect(migrate(after).changes.map(unifiedDiff)).toEqual([])
    }
  )

  it.each(quickStarts)("%s: at least 95 in 100 uses are moved", (name) => {
    expect(share(migrate(readApp(name)))).toBeGreaterThanOrEqual(0.95)
  })

  it("all are right by the types of the kit, but for what is left", () => {
    const all = Object.fromEntries(
      apps.map((name) => {
        const files = readApp(name)
        return [name, moved(files, migrate(files))]
      })
    )
    const left = apps.flatMap((name) =>
      migrate(readApp(name))
        .left.filter(({ what }) => what.startsWith("useAppKit"))
        .map(({ path: file }) => `${name}/${file}`)
    )
    expect(
      checkTypes(all).filter(
        (line) =>
          !left.some(
            (file) => line.startsWith(`${file}(`) && line.includes("Cannot find module '@reown/appkit/react'")
          )
      )
    ).toEqual([])
  })
})

const one = (text: string, file = "src/App.tsx") => {
  const migration = migrate([{ path: file, text }])
  return { migration, text: migration.changes[0]?.after ?? text }
}

describe("RainbowKit's", () => {
  it("button keeps what it says and whether it shows the balance; its network is a button beside it", () => {
    const { text } = one(`import { ConnectButton as Wallet } from "@rainbow-me/rainbowkit"
export const A = () => <Wallet label="Log in" showBalance chainStatus="full" />
export const B = () => <Wallet chainStatus="none" showBalance={false}></Wallet>
`)
    expect(text).toBe(`import { ConnectButton, NetworkButton } from "@latchkey/react"
export const A = () => <><NetworkButton /> <ConnectButton label="Log in" balance="show" /></>
export const B = () => <ConnectButton balance="hide"></ConnectButton>
`)
  })

  it("button that differs by screen is left with a reason, and the rest of it is moved", () => {
    const { text, migration } = one(`import { ConnectButton } from "@rainbow-me/rainbowkit"
export const A = () => <ConnectButton showBalance={{ smallScreen: false, largeScreen: true }} label="Go" />
`)
    expect(text).toMatch(/<ConnectButton \/\* TODO\(latchkey\) showBalance: .+ \*\/ label="Go" \/>/)
    expect(migration.left).toMatchObject([{ path: "src/App.tsx", line: 2, what: "showBalance" }])
  })

  it("theme is the kit's of that brightness, and its colours are left with the names of ours", () => {
    const { text } =
      one(`import { darkTheme, getDefaultConfig, RainbowKitProvider } from "@rainbow-me/rainbowkit"
const config = getDefaultConfig({ appName: "Tea", projectId: "1", chains: [] })
export const A = () => <RainbowKitProvider theme={darkTheme({ accentColor: "#123456" })}>{config.ssr}</RainbowKitProvider>
`)
    expect(text).toContain('<KitProvider kit={kit} theme="dark">{config.ssr}</KitProvider>')
    expect(text).toMatch(/TODO\(latchkey\) accentColor: .*--latchkey-accent/)
    expect(text).not.toContain("darkTheme")
  })

  it("hooks open the same views, and give no function where theirs give none", () => {
    const { text } = one(`import { useConnectModal, useChainModal } from "@rainbow-me/rainbowkit"
export const useOpen = () => {
  const { openConnectModal: open } = useConnectModal()
  const { openChainModal } = useChainModal()
  return [open, openChainModal]
}
`)
    expect(text).toBe(`import { useAccount, useModal } from "@latchkey/react"
export const useOpen = () => {
  const modal = useModal()
  const isConnected = useAccount().isConnected
  const open = isConnected ? undefined : () => modal.open({ view: "Connect" })
  const openChainModal = isConnected ? () => modal.open({ view: "Networks" }) : undefined
  return [open, openChainModal]
}
`)
  })

  it("sign-in adapter stays, with its package, and is told", () => {
    const files = [
      { path: "package.json", text: '{ "dependencies": { "@rainbow-me/rainbowkit": "2.2.11" } }\n' },
      {
        path: "auth.ts",
        text: 'import { createAuthenticationAdapter } from "@rainbow-me/rainbowkit"\nexport const auth = createAuthenticationAdapter({})\n'
      }
    ]
    const { changes, left } = migrate(files)
    expect(left).toMatchObject([{ what: "createAuthenticationAdapter", page: "/plugins/siwx/" }])
    expect(changes.map(({ path: file }) => file)).toEqual(["auth.ts"])
    expect(changes[0]!.after).toContain("TODO(latchkey) createAuthenticationAdapter: ")
  })
})

describe("AppKit's", () => {
  it("other chains are plugins, and their networks come from them", () => {
    const { text } = one(`import { createAppKit } from "@reown/appkit/react"
import { SolanaAdapter } from "@reown/appkit-adapter-solana/react"
import { solana, solanaDevnet } from "@reown/appkit/networks"
createAppKit({ adapters: [new SolanaAdapter()], networks: [solana, solanaDevnet], projectId: "1", metadata: { name: "Tea" } })
export const App = () => <appkit-button namespace="solana" />
`)
    expect(text).toContain(
      'import { solanaDevnet, solanaMainnet as solana } from "@latchkey/solana/networks"'
    )
    expect(text).toMatch(/import \{ solana as (\w+) \} from "@latchkey\/solana"[^]*plugins: \[\1\(\)/)
    expect(text).toContain("networks: [solana, solanaDevnet]")
    expect(text).toContain('<ConnectButton namespace="solana" />')
  })

  it("features that are off are off by not being installed, and those that are on say what to install", () => {
    const { text, migration } = one(`import { createAppKit } from "@reown/appkit/react"
createAppKit({ adapters: [], networks: [], projectId: "1", features: { email: true, socials: false } })
export const App = () => <p />
`)
    expect(migration.left.map(({ what }) => what)).toEqual(["email"])
    expect(text).toContain("TODO(latchkey) email: install @latchkey/embedded")
    expect(text).not.toContain("socials")
  })

  it("switching is told the number of the network that it was told", () => {
    const { text } = one(`import { useAppKitNetwork } from "@reown/appkit/react"
export const useSwitch = (network) => {
  const { switchNetwork: go, chainId } = useAppKitNetwork()
  return () => go(network, chainId)
}
`)
    expect(text).toContain("const { chainId } = useNetwork()")
    expect(text).toContain("const { switchNetwork: go } = useSwitchNetwork()")
    expect(text).toContain("go({ chainId: Number(network.id) }, chainId)")
  })
})

it("the pages that it sends to are there", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../migrate/src/pages.ts"), "utf8")
  const pages = [...text.matchAll(/"\/([\w/-]+)\/"/g)].map((match) => match[1]!)
  expect(pages.length).toBeGreaterThan(10)
  const guide = path.resolve(import.meta.dirname, "../../docs/src/content/docs")
  expect(pages.filter((page) => !existsSync(path.join(guide, `${page}.mdx`)))).toEqual([])
})

it("a file that cannot be parsed is named", () => {
  expect(() =>
    migrate([
      { path: "src/broken.tsx", text: 'import { ConnectButton } from "@rainbow-me/rainbowkit"\nconst = 1' }
    ])
  ).toThrow(/^src\/broken\.tsx: /)
})

describe("the command", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "latchkey-migrate-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const program = path.resolve(import.meta.dirname, "../../migrate/bin/latchkey-migrate.mjs")
  const call = (...args: ReadonlyArray<string>) =>
    execFileSync(process.execPath, ["--conditions=@latchkey/source", program, folder, ...args], {
      encoding: "utf8"
    })
  const onDisk = (files: ReadonlyArray<SourceFile>) =>
    files.map(({ path: file }) => readFileSync(path.join(folder, file), "utf8"))

  it("shows a diff and writes nothing, writes when told to, and has nothing to do after that", () => {
    const files = readApp("rainbowkit-custom-button")
    for (const { path: file, text } of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const shown = call()
    expect(shown).toContain("--- a/src/wagmi.ts\n+++ b/src/wagmi.ts\n@@ ")
    expect(shown).toMatch(/\d+ of \d+ uses moved \(9\d %\)\./)
    expect(shown).toContain("src/Providers.tsx:16 coolMode: ")
    expect(shown).toContain("Nothing is written yet.")
    expect(onDisk(files)).toEqual(files.map(({ text }) => text))

    expect(call("--write")).toContain("npx latchkey doctor")
    expect(onDisk(files)).toEqual(moved(files, migrate(files)).map(({ text }) => text))
    expect(call()).toContain("there is nothing to move")
  })

  it("says where there is no app", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--conditions=@latchkey/source", program, path.join(folder, "src")],
      { encoding: "utf8" }
    )
    expect(status).toBe(2)
    expect(stderr).toContain("There is no package.json in")
  })
})
