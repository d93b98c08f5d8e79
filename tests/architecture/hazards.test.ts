import { expect, it } from "vitest"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

const htmlSinks = [
  "innerHTML",
  "outerHTML",
  "insertAdjacentHTML",
  "dangerouslySetInnerHTML",
  "srcdoc",
  "setHTMLUnsafe",
  "createContextualFragment",
  "parseFromString"
]

const property = (node: Node): string | undefined =>
  node.type === "MemberExpression" ? (node["property"].name ?? node["property"].value) : undefined

const object = (node: Node): string | undefined =>
  node.type === "MemberExpression" ? (node["object"].name ?? property(node["object"])) : undefined

const drawsHtml = (node: Node) =>
  htmlSinks.includes(property(node) ?? "") ||
  (node.type === "JSXAttribute" && htmlSinks.includes(node["name"].name)) ||
  (node.type === "Property" && htmlSinks.includes(node["key"].name)) ||
  (object(node) === "document" && /^write(ln)?$/.test(property(node) ?? ""))

const calls = (node: Node) => (/^(Call|New)Expression$/.test(node.type) ? node["callee"].name : undefined)

const runsText = (node: Node) =>
  calls(node) === "eval" ||
  calls(node) === "Function" ||
  calls(node) === "importScripts" ||
  (/^set(Timeout|Interval)$/.test(calls(node) ?? "") && node["arguments"][0]?.type === "Literal")

const globals = ["window", "globalThis", "self", "top", "parent"]

const leavesThePage = (node: Node) =>
  (property(node) === "open" && globals.includes(object(node) ?? "")) ||
  (object(node) === "location" && /^(assign|replace)$/.test(property(node) ?? "")) ||
  (node.type === "AssignmentExpression" &&
    (object(node["left"]) === "location" ||
      property(node["left"]) === "location" ||
      node["left"].name === "location"))

// What the packages' `engines` let in: these came with Node 21 or later, and with browsers of 2024.
const later = [
  "Promise.withResolvers",
  "Promise.try",
  "Object.groupBy",
  "Map.groupBy",
  "Array.fromAsync",
  "URL.parse",
  "RegExp.escape"
]

const isLater = (node: Node) => later.includes(`${object(node)}.${property(node)}`)

const found = (pkg: (typeof packages)[number], hazard: (node: Node) => boolean) =>
  modules(pkg).flatMap((module) =>
    nodes(module.program)
      .filter(hazard)
      .map((node) => place(module, node))
  )

it.each(packages)("T02 $name builds no HTML from text", (pkg) => {
  expect(found(pkg, drawsHtml)).toEqual([])
})

it.each(packages)("T01 $name runs no text as code", (pkg) => {
  expect(found(pkg, runsText)).toEqual([])
})

it.each(packages)(
  "T03 $name opens links in openLink alone, and a provider's window in socialWindow, socialRedirect and openPage",
  (pkg) => {
    // What these show was checked before.
    const allowed =
      /^(react\/src\/(.+\/)?openLink|plugins\/embedded\/src\/signIn\/(socialWindow|socialRedirect)|core\/src\/feature-kit\/openPage)\.ts:/
    expect(found(pkg, leavesThePage).filter((at) => !allowed.test(at))).toEqual([])
  }
)

it.each(packages)("$name uses nothing that Node 20 does not have", (pkg) => {
  expect(found(pkg, isLater)).toEqual([])
})
