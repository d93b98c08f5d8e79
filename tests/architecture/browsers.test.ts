import { globSync, readFileSync } from "node:fs"
import { parseSync } from "vite"
import { describe, expect, it } from "vitest"
import { transform } from "lightningcss"
import { buildFrame } from "../../plugins/embedded/server/buildFrame.ts"
import { cssTargets } from "../../tsup.base.ts"
import { inRepository, modules, nodes, packages, type Node } from "./sourceTree.ts"
import { youngCss } from "./webPlatform/youngCss.ts"
import { ownMembers, youngScript } from "./webPlatform/youngScript.ts"

// What came after the oldest browsers of `tsup.base.ts`, by MDN's data. Bundlers rewrite syntax for old browsers, and lightningcss some
// of a style sheet, but no functions and no options.

/** Looks as it should without it. */
const ornament = [
  "css.properties.-webkit-tap-highlight-color",
  "css.properties.forced-color-adjust",
  "css.properties.forced-color-adjust.none",
  "css.properties.scrollbar-color",
  "css.properties.scrollbar-width",
  "css.properties.scrollbar-width.thin",
  "css.properties.text-wrap",
  "css.properties.text-wrap.balance",
  "css.properties.text-wrap.pretty",
  "css.selectors.-webkit-search-cancel-button",
  "html.global_attributes.autocapitalize",
  "html.global_attributes.autocorrect"
]

/** What is used although it is young, by the file that may: why nobody misses it. A part of a name stands for all that begin so. */
const allowed: ReadonlyArray<readonly [file: string, feature: string, reason: string]> = [
  ["", "css.properties.text-align.match-parent", "stands behind `-webkit-match-parent`, which Safari knows"],
  ["react/src/components/field.css", "css.selectors.has", "`@supports not` says what holds without it"],
  [
    "plugins/devtools/src/panel/placePanel.ts",
    "api.HTMLElement.showPopover",
    "asked for; without it the panel is above the page alone"
  ],
  ["plugins/devtools/src/panel/placePanel.ts", "html.global_attributes.popover", "as `showPopover`"],
  [
    "plugins/devtools/src/record/watchRequests.ts",
    "api.PerformanceResourceTiming.responseStatus",
    "0 where the browser does not say"
  ],
  ["react/src/theme/motion.css", "css.at-rules.starting-style", "without it the card appears at once"],
  ["react/src/theme/motion.css", "css.properties.overlay", "without it `fadeAway` keeps the card in sight"],
  ["react/src/theme/motion.css", "css.properties.transition-behavior", "as `overlay`"],
  [
    "react/src/modal/fadeAway.ts",
    "api.HTMLElement.popover",
    "asked for; without it the card is gone at once"
  ],
  [
    "react/src/modal/fadeAway.ts",
    "api.HTMLElement.showPopover",
    "asked for; without it the card is gone at once"
  ],
  ["react/src/modal/useDialog.ts", "css.properties.overlay", "asked of `CSS.supports`"],
  [
    "react/src/modal/focusable.ts",
    "api.Element.checkVisibility",
    "asked for; without it all count as visible"
  ],
  ["react/src/views/connecting/Connecting.tsx", "api.Window.requestIdleCallback", "called where it is there"],
  ["react/src/button/", "javascript.builtins.Function.displayName", "for developers' tools alone"],
  [
    "plugins/telemetry/src/pulseSender.ts",
    "api.fetch.options_parameter.keepalive",
    "the last of a page may be lost"
  ],
  ["react/src/components/clipboard.ts", "api.Clipboard.readText", "the button is there where it is"],
  ["plugins/embedded/src/react/", "javascript.builtins.Function.displayName", "for developers' tools alone"],
  [
    "react/src/components/actBar.css",
    "css.selectors.has",
    "in Firefox before 121 what has the focus may stand half below the bar"
  ],
  ["react/src/components/RowList.tsx", "javascript.builtins.Iterator.toArray", "React's, of children"],
  ["react/src/components/tapVisitor.ts", "api.Navigator.vibrate", "asked for; without it nothing is felt"],
  [
    "react/src/components/tapVisitor.ts",
    "api.Navigator.userActivation",
    "asked for; a browser without it has no rule about it"
  ],
  ["react/src/components/tapVisitor.ts", "api.UserActivation.hasBeenActive", "as `userActivation`"]
]

const isAllowed = (file: string, feature: string) =>
  ornament.includes(feature) ||
  allowed.some(([where, what]) => file.startsWith(where) && feature.startsWith(what))

// Visitors never load the wallets and suites for tests, nor what runs on a server.
const loaded = packages.filter(({ kind }) => kind !== "testing")
const modulesOf = (pkg: (typeof packages)[number]) =>
  modules(pkg).filter(({ file }) => !/\/(server|stack)\//.test(file))

const own = new Set(loaded.flatMap(modulesOf).flatMap(({ program }) => ownMembers(program)))

const scripts = loaded.flatMap((pkg) =>
  modulesOf(pkg).flatMap(({ file, program }) =>
    youngScript(program, own).map(({ feature }) => ({ owner: pkg.name, file, feature }))
  )
)

const shipped = (file: string) =>
  transform({ filename: file, code: readFileSync(inRepository(file)), minify: true, targets: cssTargets })
    .code

const sheets = loaded.flatMap(({ folder, name }) =>
  globSync(`${folder}/src/**/*.css`, { cwd: inRepository(".") }).flatMap((file) =>
    youngCss(String(shipped(file))).map((feature) => ({ owner: name, file, feature }))
  )
)

describe("the oldest browsers", () => {
  it.each(loaded)("have all that the scripts and style sheets of $name use", ({ name }) => {
    const young = [...scripts, ...sheets].filter(
      ({ owner, file, feature }) => owner === name && !isAllowed(file, feature)
    )
    expect(young.map(({ file, feature }) => `${file}: ${feature}`)).toEqual([])
  })

  it("would miss nothing that is not used any more", () => {
    const found = [...scripts, ...sheets]
    const idle = allowed.filter(
      ([where, what]) =>
        !found.some(({ file, feature }) => file.startsWith(where) && feature.startsWith(what))
    )
    expect(idle).toEqual([])
    expect(ornament.filter((what) => !found.some(({ feature }) => feature === what))).toEqual([])
  })
})

describe("the embedded wallet's server", () => {
  /** What stands in it under the name of something young. */
  const known: ReadonlyArray<readonly [feature: string, reason: string]> = [
    ["api.IntersectionObserverEntry.isVisible", "looked at only where the observer follows what is visible"],
    ["javascript.builtins.Uint8Array.", "asked for before, or of a class of a library"],
    ["api.LanguageDetector.destroy", "of a hash"],
    ["api.AuthenticatorAttestationResponse.get", "of a curve, or asked for: where it is not, no passkey is"],
    ["api.Document.featurePolicy", "asked for: where it is not, the frame's window is opened"],
    ["api.PermissionsPolicy.allowsFeature", "as `featurePolicy`"],
    ["api.SpeechRecognitionEvent.results", "of what a passkey answers"],
    ["api.HTMLInstallElement.isValid", "of a field of numbers"],
    ["css.properties.font-family.ui-monospace", "another font stands behind it"]
  ]

  it("serves a frame that uses nothing that the oldest browsers lack", async () => {
    const young = [...(await buildFrame())].flatMap(([name, { body }]) => {
      const text = new TextDecoder().decode(body)
      if (name.endsWith(".css")) return youngCss(text)
      const program = parseSync(name, text).program as unknown as Node
      const members = new Set([...own, ...ownMembers(program)])
      return youngScript(program, members).map(
        ({ feature, node }) => `${feature}: ${text.slice(Math.max(0, node.start - 20), node.end + 10)}`
      )
    })
    expect(young.filter((text) => !known.some(([feature]) => text.startsWith(feature)))).toEqual([])
    expect(known.filter(([feature]) => !young.some((text) => text.startsWith(feature)))).toEqual([])
  })

  it("serves pages whose style sheets the oldest browsers read", () => {
    const young = globSync("plugins/*/server/src/**/*.ts", { cwd: inRepository(".") }).flatMap((file) => {
      const text = readFileSync(inRepository(file), "utf8")
      const program = parseSync(file, text).program as unknown as Node
      return nodes(program)
        .filter(({ type }) => type === "TemplateElement")
        .map(({ value }) => String(value.cooked))
        .filter((css) => /[\w.#:)]\s*\{[^{}]*[a-z-]+\s*:[^{}]+\}/.test(css))
        .flatMap((css) => youngCss(css).map((feature) => `${file}: ${feature}`))
    })
    expect(young.filter((text) => !ornament.some((feature) => text.endsWith(feature)))).toEqual([])
  })
})

describe("the check itself", () => {
  const told = (code: string) =>
    youngScript(parseSync("a.tsx", code).program as unknown as Node, new Set()).map(({ feature }) => feature)

  it.each([
    ["URL.canParse(a)", "api.URL.canParse_static"],
    ["AbortSignal.any([a])", "api.AbortSignal.any_static"],
    ["Object.groupBy(a, b)", "javascript.builtins.Object.groupBy"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["map.values().filter(a)", "javascript.builtins.Iterator.filter"],
    ["set.isSubsetOf(a)", "javascript.builtins.Set.isSubsetOf"],
    ["button.ariaLabel = a", "api.Element.ariaLabel"],
    ["dialog.closedBy = a", "api.HTMLDialogElement.closedBy"],
    ["const a = <dialog closedby='any' />", "html.elements.dialog.closedby"],
    ["element.setAttribute('popover', 'manual')", "html.global_attributes.popover"],
    ["element.showPopover()", "api.HTMLElement.showPopover"],
    [
      "new Intl.NumberFormat(a, { roundingMode: b })",
      "javascript.builtins.Intl.NumberFormat.NumberFormat.options_parameter.options_roundingMode_parameter"
    ],
    ["new Intl.DurationFormat(a)", "javascript.builtins.Intl.DurationFormat"],
    [
      "format.format(a as Intl.StringNumericLiteral)",
      "javascript.builtins.Intl.NumberFormat.format.number_parameter-string_decimal"
    ],
    ["fetch(a, { targetAddressSpace: b })", "api.fetch.options_parameter.targetAddressSpace"]
  ])("finds %s", (code, feature) => {
    expect(told(code)).toContain(feature)
  })

  it("leaves alone what they have, and names that a module gives itself", () => {
    const code =
      "const URL = { canParse: a }; URL.canParse(b); list.at(-1); structuredClone(c); new URL(d); AbortSignal.timeout(5)"
    expect(told(code)).toEqual([])
  })

  it.each([
    [":root{color:light-dark(#fff,#000)}", "css.types.color.light-dark"],
    [".a:has(b){color:red}", "css.selectors.has"],
    [".a{&:hover{color:red}}", "css.selectors.nesting"],
    [".a{inline-size:calc-size(auto,size)}", "css.types.calc-size"],
    [".a{field-sizing:content}", "css.properties.field-sizing"],
    [".a{transition:display 1s allow-discrete}", "css.properties.transition-behavior.allow-discrete"],
    ["@starting-style{.a{opacity:0}}", "css.at-rules.starting-style"],
    ["@media (width>3px){.a{scrollbar-gutter:stable}}", "css.properties.scrollbar-gutter"],
    [":popover-open{color:red}", "css.selectors.popover-open"]
  ])("finds what is young in %s", (text, feature) => {
    expect(youngCss(text)).toContain(feature)
  })

  it("leaves alone what they have, with a prefix or asked for", () => {
    const css =
      ".a{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px);color:oklch(0.5 0.1 20);inline-size:100dvw}@supports (x:y){.b{field-sizing:content}}"
    expect(youngCss(css)).toEqual([])
  })
})
