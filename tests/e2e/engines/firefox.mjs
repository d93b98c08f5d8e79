#!/usr/bin/env node
// Stands in for Firefox's program under Playwright: Firefox ESR does not know a command that Playwright sends to every page.
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { WebSocket, WebSocketServer } from "ws"

const FIREFOX = "/usr/bin/firefox-esr"
/** Colour scheme and reduced motion, which go by preferences here. */
const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride"

const browser = spawn(FIREFOX, process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] })

/** Passes all between a client and the browser, but answers by itself what the browser does not know. */
const relay = (client, path, target) => {
  const upstream = new WebSocket(new URL(path, target))
  const early = []
  const send = (text) => (upstream.readyState === WebSocket.OPEN ? upstream.send(text) : early.push(text))
  upstream.on("open", () => early.splice(0).forEach((text) => upstream.send(text)))
  client.on("message", (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN_COMMAND) client.send(JSON.stringify({ type: "success", id, result: {} }))
    else send(text)
  })
  upstream.on("message", (data, isBinary) => client.send(data, { binary: isBinary }))
  upstream.on("error", () => client.close())
  upstream.on("close", () => client.close())
  client.on("close", () => upstream.close())
}

const listen = (target) => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 })
  server.on("connection", (client, { url }) => relay(client, url, target))
  server.on("listening", () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
}

createInterface({ input: browser.stderr }).on("line", (line) => {
  const target = line.match(/^WebDriver BiDi listening on (ws:\S+)/)?.[1]
  if (target === undefined) process.stderr.write(`${line}\n`)
  else listen(target)
})
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => browser.kill(signal))
browser.on("exit", (code) => process.exit(code ?? 1))
