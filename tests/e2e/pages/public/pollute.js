// What old pages and careless scripts leave behind, before anything of the kit runs.
Object.prototype.polluted = "own"
Object.prototype.namespace = "polluted"
// Prototype.js 1.6 did this: every array in a JSON text becomes a string.
Array.prototype.toJSON = function () {
  return `[${this.join()}]`
}
Array.prototype.extra = () => "extra"
delete crypto.randomUUID
Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined, configurable: true })
