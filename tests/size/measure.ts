import { writeFileSync } from "node:fs"
import path from "node:path"
import { chromium, type Browser } from "playwright"
import reactManifest from "../../react/package.json" with { type: "json" }
import { launchOptions } from "../../scripts/browser-path.mjs"
import { pluginsOf, type PluginPackage } from "../../scripts/plugins.mjs"
import { buildPages } from "../web/buildPages.ts"
import { serveFolder } from "../web/serveFolder.ts"
import { addedModules } from "./addedModules.ts"
import { besideLibrary } from "./besideLibrary.ts"
import { elementsWeight } from "./elementsWeight.ts"
import {
  anyWallet,
  chainGates,
  chains,
  connectorGates,
  connectors,
  cutGate,
  elementsGate,
  everythingElse,
  everythingFiles,
  everythingGates,
  featureGates,
  features,
  gates,
  laterViewGate,
  sdks,
  services,
  signInGates,
  type Gate,
  type GateName,
  type Measurement
} from "./gates.ts"
import { kilobytes, recordScripts, type Moment, type Step } from "./recordScripts.ts"
import {
  announceWallet,
  connect,
  load,
  openModal,
  openView,
  reload,
  saveData,
  startEngine,
  stayHere
} from "./steps.ts"
import { unusedImports } from "./unusedImports.ts"
import { viewWeights } from "./viewWeights.ts"
import { writeNamedPage, writePage } from "./writePage.ts"
import { staleSizes, writeSizes } from "./writtenSizes.ts"

const folder = import.meta.dirname
const built = (name: string) => path.join(folder, "../.cache/size", name)
const written = path.join(folder, "../.cache/size-pages")
const build = (name: string, root: string, external?: RegExp) =>
  buildPages({
    root,
    names: [name],
    outDir: built(name),
    ...(external === undefined ? {} : { external })
  })

const own = path.join(folder, "pages")
const pages = {
  react: await build("react", own),
  readme: await build("readme", own),
  kit: await build("kit", own),
  feature: await build("feature", own)
}
const pluginPages = new Map<string, Awaited<ReturnType<typeof build>>>()
for (const feature of features) {
  pluginPages.set(feature.name, await build(writePage(written, feature), written))
}
for (const service of services) {
  pluginPages.set(service.name, await build(writePage(written, service), written))
}
// An SDK comes at first need and is not counted here. Left out of the build, because the bundler's helper for
// libraries of the older module format, which most of them are, would be moved into the page load.
for (const plugin of [...chains, ...connectors]) {
  pluginPages.set(plugin.name, await build(writePage(written, plugin), written, sdks))
}
const anyWalletPage = writePage(written, ...anyWallet)
await build(anyWalletPage, written, sdks)
const everythingPage = writeNamedPage(written, "everything", everythingElse)
await build(everythingPage, written, sdks)

const play = async (
  browser: Browser,
  name: string,
  query: string,
  steps: ReadonlyArray<Step>,
  ...before: ReadonlyArray<Step>
) => {
  const server = await serveFolder(built(name))
  try {
    const moments = await recordScripts(browser, [
      announceWallet,
      ...before,
      load(`${server.origin}/${name}.html${query}`),
      ...steps
    ])
    const fetched = moments.flatMap(({ scripts }) => scripts.map(({ url }) => path.basename(url)))
    return Object.assign(
      (moment: string, isCounted: (script: string) => boolean = () => true) =>
        weightOf(moments, moment, isCounted),
      {
        fetched: new Set(fetched),
        filesIn: (moment: string) => moments.find(({ name }) => name === moment)?.scripts.length ?? 0
      }
    )
  } finally {
    await server.stop()
  }
}

const weightOf = (moments: ReadonlyArray<Moment>, name: string, isCounted: (script: string) => boolean) => {
  const moment = moments.find((candidate) => candidate.name === name)
  if (moment === undefined) throw new RangeError(`No moment "${name}"`)
  return kilobytes({ ...moment, scripts: moment.scripts.filter(({ url }) => isCounted(url)) })
}

/** Tells the scripts of a page that have something else than modules of one kind. */
const beside = ({ chunks }: Awaited<ReturnType<typeof build>>, isOfKind: (id: string) => boolean) => {
  const names = chunks
    .filter(({ modules }) => Object.keys(modules).every(isOfKind))
    .map(({ fileName }) => fileName)
  return (script: string) => !names.some((name) => script.endsWith(name))
}

const isOfChain = (id: string) => pluginsOf("chain").some(({ folder }) => id.includes(`/${folder}/`))

/** A chain's answers are weighed with the chain. */
const besideChains = (page: Awaited<ReturnType<typeof build>>) => beside(page, isOfChain)

/** The feature that a page of our own has weighs nothing. */
const besideOwn = (page: Awaited<ReturnType<typeof build>>) =>
  beside(page, (id) => isOfChain(id) || id.includes("/tests/size/pages/"))

const browser = await chromium.launch(launchOptions())
const pluginMeasurements: Array<Measurement> = []
const counts: Array<Gate & { readonly files: number }> = []
const weights = await (async (): Promise<Record<GateName, number>> => {
  try {
    const react = await play(browser, "react", "", [])
    const readme = await play(browser, "readme", "", [], saveData)
    const kit = await play(browser, "kit", "", [startEngine, openModal])
    const prefetched = await play(browser, "kit", "?prefetch", [])
    const restored = await play(browser, "kit", "", [connect, reload])
    const opened = await play(browser, "kit", "", [connect, openView("Account")])
    // Where there is any feature, bundlers cut what the modal and its views share into a file of its own: that is weighed once, here, and
    // not with each feature.
    const withFeature = await play(browser, "feature", "", [connect, openView("Account")])
    const ofFeature = besideOwn(pages.feature)
    const cutsIn = (step: string) => withFeature(step, ofFeature) - opened(step, besideChains(pages.kit))
    const cut = cutsIn("connect") + cutsIn("Account")
    pluginMeasurements.push({ ...cutGate, name: "feature cut", kilobytes: Math.max(0, cut) })
    for (const { name, view = "" } of features) {
      const page = await play(browser, `kit-${name}`, "", [connect, openView("Account"), openView(view)])
      const counted = besideChains(pluginPages.get(name)!)
      // A feature that shows its view once a wallet is connected has loaded it by then, or some of it, and the modal too.
      const earlier = ["connect", "Account"]
        .map((step) => page(step, counted) - withFeature(step, ofFeature))
        .reduce((a, b) => a + b)
      pluginMeasurements.push(
        {
          ...featureGates.declaration,
          name: `${name} declaration`,
          moment: `${name}: ${featureGates.declaration.moment}`,
          kilobytes: page("load") - kit("load")
        },
        {
          ...featureGates.view,
          name: `${name} view`,
          moment: `${name}: ${featureGates.view.moment}`,
          kilobytes: page(view, counted) + Math.max(0, earlier)
        }
      )
    }
    for (const [list, { declaration, engine }] of [
      [chains, chainGates],
      [connectors.filter(({ signsIn }) => signsIn !== true), connectorGates],
      [connectors.filter(({ signsIn }) => signsIn === true), signInGates]
    ] as const)
      for (const { name, folder: pluginFolder } of list) {
        const page = await play(browser, `kit-${name}`, "", [startEngine, openModal])
        for (const [step, gate] of [
          ["load", declaration],
          ["engine", engine]
        ] as const) {
          pluginMeasurements.push({
            ...gate,
            name: `${name} ${step}`,
            moment: `${name}: ${gate.moment}`,
            // What a bundler cuts otherwise may weigh a few bytes less.
            kilobytes: Math.max(0, page(step) - kit(step))
          })
        }
        for (const [view, weight] of viewWeights(pluginPages.get(name)!, pluginFolder, page.fetched))
          pluginMeasurements.push({
            ...laterViewGate,
            name: `${name} view ${view}`,
            moment: `${name}: ${view}`,
            kilobytes: weight
          })
      }
    for (const { name, pageLimit } of services) {
      const page = await play(browser, `kit-${name}`, "", [])
      pluginMeasurements.push({
        name: `${name} load`,
        moment: `${name}: page load`,
        gate: pageLimit,
        want: pageLimit,
        kilobytes: page("load") - kit("load")
      })
    }
    const everything = await play(browser, everythingPage, "?prefetch", [openModal], stayHere)
    for (const [step, name] of [
      ["load", "before"],
      ["open", "open"]
    ] as const) {
      const kilobytes = everything(step) - (step === "load" ? react("load") : 0)
      pluginMeasurements.push({ ...everythingGates[name], name: `everything ${name}`, kilobytes })
      counts.push({ ...everythingFiles[name], files: everything.filesIn(step) })
    }
    const withAnyWallet = await play(browser, anyWalletPage, "", [])
    return {
      anyWallet: withAnyWallet("load") - kit("load"),
      load: readme("load") - react("load"),
      engine: kit("engine"),
      open: kit("open"),
      prefetched: prefetched("load") - react("load"),
      restored: restored("reload") - react("load")
    }
  } finally {
    await browser.close()
  }
})()

for (const chain of pluginsOf("chain")) {
  const { name, besideLibrary: gate } = chain
  if (gate !== undefined)
    pluginMeasurements.push({
      name: `${name} beside library`,
      moment: `${name}: beside an app's own library`,
      gate,
      want: gate,
      kilobytes: await besideLibrary(path.join(folder, "../.cache/size-libraries"), chain)
    })
}

pluginMeasurements.push({
  ...elementsGate,
  name: "elements load",
  kilobytes: await elementsWeight(path.join(folder, "../.cache/size-elements"), ["evm"])
})

const measurements = [
  ...(Object.keys(gates) as ReadonlyArray<GateName>).map((name): Measurement => ({
    name,
    ...gates[name],
    kilobytes: weights[name]
  })),
  ...pluginMeasurements
]
if (process.argv.includes("--write")) writeSizes(measurements)
const unused = await unusedImports()

const ofReact = ["react/dist/", ...Object.keys(reactManifest.dependencies).map((id) => `node_modules/${id}/`)]

/** What the functions of plugins with options are made with. */
const declares = "core/dist/plugin/fromOptions.js"

/** Rules and contracts of the core that features share; the engine has none of them. */
const ofFeatures = [
  "capability/",
  "chain/",
  "feature-kit/",
  "chain-kit/encoding/base64",
  "chain-kit/foreign/readPath",
  "contract/",
  "image/allowedPicture",
  "page/",
  "session/liveness",
  "error/isKitError"
].map((part) => `core/dist/${part}`)

/** What a plugin brings: its own modules and what it installs; of what others bring too, only what is loaded later. */
const strangersOf = ({ name, folder, manifest, kind }: PluginPackage) => {
  const installed = Object.keys(manifest["dependencies"] ?? {}).map((id) => `node_modules/${id}/`)
  const isOwn = (id: string) => [`${folder}/`, ...installed].some((start) => id.startsWith(start))
  // A view is built from the host's parts, a service of what Effect has, a contract or a capability is there for who provides it, a chain from parts of the core, and each brings those that nobody else uses.
  const isPart = (id: string) =>
    kind === "feature"
      ? [...ofReact, ...ofFeatures, "node_modules/effect/"].some((start) => id.startsWith(start))
      : /^(core\/dist|node_modules)\//.test(id)
  const brought = addedModules(pages.kit, pluginPages.get(name)!)
  return [...brought.atLoad, ...brought.later.filter((id) => !isPart(id))]
    .filter((id) => !isOwn(id) && id !== declares)
    .map((id) => `importing ${name} also adds ${id}`)
}
const strangers = [...features, ...chains].flatMap(strangersOf)

const column = (value: number) => value.toFixed(1).padStart(8)
console.log(`\n${"gzip kB over React and ReactDOM".padEnd(38)}     now    gate    want`)
for (const { moment, kilobytes, gate, want } of measurements) {
  const verdict = kilobytes > gate ? "  over the gate" : kilobytes > want ? "" : "  as wanted"
  console.log(`${moment.padEnd(36)}${column(kilobytes)}${column(gate)}${column(want)}${verdict}`)
}
for (const { moment, files, gate, want } of counts) {
  const verdict = files > gate ? "  over the gate" : files > want ? "" : "  as wanted"
  console.log(
    `${moment.padEnd(38)}${[files, gate, want].map((count) => String(count).padStart(6).padEnd(8)).join("")}${verdict}`
  )
}

const faults = [
  ...counts.filter(({ files, gate }) => files > gate).map(({ moment }) => `over the gate: ${moment}`),
  ...measurements
    .filter(({ kilobytes, gate }) => kilobytes > gate)
    .map(({ moment }) => `over the gate: ${moment}`),
  ...unused
    .filter(({ left }) => left > 0)
    .map(({ entry, left }) => `an unused import of ${entry} leaves ${left} bytes`),
  ...strangers,
  ...staleSizes(measurements)
]
console.log(
  `\n${unused.length} entries: an unused import leaves nothing${unused.some(({ left }) => left > 0) ? ", but" : ""}`
)
for (const fault of faults) console.error(`FAIL  ${fault}`)
writeFileSync(
  path.join(folder, "report.json"),
  `${JSON.stringify({ measurements, counts, unused }, undefined, 2)}\n`
)
process.exitCode = faults.length > 0 ? 1 : 0
