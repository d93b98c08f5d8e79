import { writeFileSync } from "node:fs"
import path from "node:path"
import { chromium, type Browser } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"
import { addedModules } from "./addedModules.ts"
import { chainGates, chains, chainSdks, gates, type GateName, type Measurement } from "./gates.ts"
import { kilobytes, recordScripts, type Moment, type Step } from "./recordScripts.ts"
import { announceWallet, connect, load, openModal, openView, reload, startEngine } from "./steps.ts"
import { unusedImports } from "./unusedImports.ts"

const folder = import.meta.dirname
const built = (name: string) => path.join(folder, "../.cache/size", name)
const build = (name: string, external?: RegExp) =>
  buildPages({
    root: path.join(folder, "pages"),
    names: [name],
    outDir: built(name),
    ...(external === undefined ? {} : { external })
  })

const pages = { react: await build("react"), kit: await build("kit"), receive: await build("kit-receive") }
const chainPages = new Map<string, Awaited<ReturnType<typeof build>>>()
// A chain's SDK comes at first need and is not counted here. Left out of the build, because the bundler's helper for
// libraries of the older module format, which most of them are, would be moved into the page load.
for (const chain of chains) chainPages.set(chain, await build(`kit-${chain}`, chainSdks))

const play = async (browser: Browser, name: string, query: string, steps: ReadonlyArray<Step>) => {
  const server = await serveFolder(built(name))
  try {
    const moments = await recordScripts(browser, [
      announceWallet,
      load(`${server.origin}/${name}.html${query}`),
      ...steps
    ])
    return (moment: string) => weightOf(moments, moment)
  } finally {
    await server.stop()
  }
}

const weightOf = (moments: ReadonlyArray<Moment>, name: string) => {
  const moment = moments.find((candidate) => candidate.name === name)
  if (moment === undefined) throw new RangeError(`No moment "${name}"`)
  return kilobytes(moment)
}

const browser = await chromium.launch(launchOptions())
const chainMeasurements: Array<Measurement> = []
const weights = await (async (): Promise<Record<GateName, number>> => {
  try {
    const react = await play(browser, "react", "", [])
    const kit = await play(browser, "kit", "", [startEngine, openModal])
    const prefetched = await play(browser, "kit", "?prefetch", [])
    const restored = await play(browser, "kit", "", [connect, reload])
    const feature = await play(browser, "kit-receive", "", [
      connect,
      openView("Account"),
      openView("receive/Address")
    ])
    for (const chain of chains) {
      const page = await play(browser, `kit-${chain}`, "", [startEngine])
      for (const [step, gate] of [
        ["load", chainGates.declaration],
        ["engine", chainGates.engine]
      ] as const) {
        chainMeasurements.push({
          ...gate,
          name: `${chain} ${step}`,
          moment: `${chain}: ${gate.moment}`,
          kilobytes: page(step) - kit(step)
        })
      }
    }
    return {
      load: kit("load") - react("load"),
      engine: kit("engine"),
      open: kit("open"),
      prefetched: prefetched("load") - react("load"),
      restored: restored("reload") - react("load"),
      declaration: feature("load") - kit("load"),
      view: feature("receive/Address")
    }
  } finally {
    await browser.close()
  }
})()

const measurements = [
  ...(Object.keys(gates) as ReadonlyArray<GateName>).map((name): Measurement => ({
    name,
    ...gates[name],
    kilobytes: weights[name]
  })),
  ...chainMeasurements
]
const unused = await unusedImports()
const added = addedModules(pages.kit, pages.receive)
const isOwn = (id: string) => /^(plugins\/receive|node_modules\/uqr)\//.test(id)
// A view is built from the host's parts, and brings those that nobody else on the page uses.
const isPart = (id: string) => id.startsWith("react/dist/")
const strangers = [...added.atLoad, ...added.later.filter((id) => !isPart(id))].filter((id) => !isOwn(id))

// A chain brings its own modules, and parts of the core that others bring too.
const chainStrangers = [...chainPages].flatMap(([chain, page]) => {
  const brought = addedModules(pages.kit, page)
  const mayBring = (id: string) => id.startsWith(`plugins/${chain}/`)
  return [
    ...brought.atLoad.filter((id) => !mayBring(id)),
    ...brought.later.filter((id) => !mayBring(id) && !/^(core\/dist|node_modules)\//.test(id))
  ].map((id) => `importing ${chain} also adds ${id}`)
})

const column = (value: number) => value.toFixed(1).padStart(8)
console.log(`\n${"gzip kB over React and ReactDOM".padEnd(38)}     now    gate    want`)
for (const { moment, kilobytes, gate, want } of measurements) {
  const verdict = kilobytes > gate ? "  over the gate" : kilobytes > want ? "" : "  as wanted"
  console.log(`${moment.padEnd(36)}${column(kilobytes)}${column(gate)}${column(want)}${verdict}`)
}

const faults = [
  ...measurements
    .filter(({ kilobytes, gate }) => kilobytes > gate)
    .map(({ moment }) => `over the gate: ${moment}`),
  ...unused
    .filter(({ left }) => left > 0)
    .map(({ entry, left }) => `an unused import of ${entry} leaves ${left} bytes`),
  ...chainStrangers,
  ...strangers.map((id) => `importing receive also adds ${id}`)
]
console.log(
  `\n${unused.length} entries: an unused import leaves nothing${unused.some(({ left }) => left > 0) ? ", but" : ""}`
)
for (const fault of faults) console.error(`FAIL  ${fault}`)
writeFileSync(
  path.join(folder, "report.json"),
  `${JSON.stringify({ measurements, unused, added }, undefined, 2)}\n`
)
process.exitCode = faults.length > 0 ? 1 : 0
