import vue from "@vitejs/plugin-vue"

const isCustomElement = (tag) => tag.startsWith("latchkey-")

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
