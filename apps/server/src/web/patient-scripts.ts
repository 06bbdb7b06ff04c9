const preloads = /<link rel="modulepreload" href="([^"]+)"\s*\/?>/g
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";/gm

/** A picture that does not come may not keep the page from answering. */
const patienceMs = 3_000

/** A part of the page may wait for a script of its own, which comes later. */
const patienceForPartsMs = 30_000

/**
 * A public page is complete without its scripts, so they are asked for once it has been painted, or at the first touch,
 * and run one after the other: no long stretch in which the page would not answer.
 */
export function withPatientScripts(html: string): string {
  const files = Array.from(html.matchAll(preloads), ([, file = '']) => file)
  return html
    .replaceAll(preloads, '')
    .replace(starter, (_whole, script: string) => patientStarter(files, script))
}

/**
 * What was typed, chosen, pressed and sent before its part of the page was alive is done again once it is, in its order
 * and one by one: each may change what the next one starts from. A form with an action works by itself. React listens
 * to a field only when its value is another than the last one it knew.
 */
const earlyTouches = `
const touches = [];
let isHeard = false, isHydrated = false, isBusy = false;
// React's own mark on what it has brought to life
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
const tell = (element, name) => element.dispatchEvent(new Event(name, { bubbles: true }));
function note(element, act, { isRepeated = false, isUnheard = false } = {}) {
  const add = () => {
    // twice on one thing is impatience, but where each press is a step
    const known = isRepeated ? -1 : touches.findIndex(([one]) => one === element);
    if (known >= 0) touches.splice(known, 1);
    touches.push([element, act]);
  };
  if (!isHeard) return add();
  // React wakes what is touched, and has then heard the touch itself; what still waits for its script it cannot
  setTimeout(() => {
    if (isAlive(element) && !isUnheard) return;
    add();
    replay();
  });
}
const early = {
  input: ({ target }) => {
    if (isAlive(target) || !target.matches('input:not([type="checkbox"], [type="radio"]), textarea')) return;
    const typed = target.value;
    note(target, () => {
      const value = target.value || typed;
      target.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value);
      tell(target, 'input');
    });
  },
  change: ({ target }) => {
    if (isAlive(target)) return;
    const { value, checked } = target;
    // React puts a choice back while it wakes it, and then hears the old one
    if (target.matches('select')) note(target, () => { target.value = value; tell(target, 'change') }, { isUnheard: true });
    if (target.matches('[type="checkbox"], [type="radio"]')) note(target, () => { target.checked = !checked; target.click() });
  },
  click: ({ target }) => {
    const button = target.closest?.('button[type="button"]');
    if (!button || isAlive(button)) return;
    note(button, () => button.click(), { isRepeated: button.matches('[aria-pressed], [aria-expanded], [data-step]') });
  },
  submit: (event) => {
    const form = event.target;
    if (form.hasAttribute('action') || isAlive(form)) return;
    event.preventDefault();
    note(form, () => form.requestSubmit());
  },
};
for (const [name, hear] of Object.entries(early)) addEventListener(name, hear, true);
// what was chosen and typed before even these lines were there
for (const target of document.querySelectorAll('select')) {
  const [chosen] = target.selectedOptions;
  if (chosen && !chosen.defaultSelected && [...target.options].some((option) => option.defaultSelected)) early.change({ target });
}
for (const target of document.querySelectorAll('input, textarea')) {
  if (target.value !== target.defaultValue) early.input({ target });
}
async function replay() {
  if (!isHydrated || isBusy) return;
  isBusy = true;
  for (let touch; (touch = touches.shift()); ) if (await comesAlive(touch[0])) touch[1]();
  isBusy = false;
}
async function comesAlive(element) {
  for (let waited = 0; element.isConnected && waited < ${patienceForPartsMs}; waited += 50) {
    // React wakes what is touched only when it is not at work itself
    await new Promise((next) => setTimeout(next, waited && 50));
    if (!isAlive(element)) tell(element, 'dragend');
    if (isAlive(element)) return true;
  }
  return false;
}
addEventListener('trivet:heard', () => { isHeard = true }, { once: true });
addEventListener('trivet:hydrated', () => { isHydrated = true; replay() }, { once: true });`

function patientStarter(files: readonly string[], script: string): string {
  const imports = script.replaceAll(staticImport, (_line, name: string | undefined, file: string) =>
    name ? `const ${name} = await import("${file}");` : `await import("${file}");`,
  )
  return `<script type="module" async="">
${earlyTouches}
await new Promise((ready) => {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(ready));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, ready, { once: true });
  setTimeout(ready, ${patienceMs});
});
const files = ${JSON.stringify(files)};
document.head.append(...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
for (const file of files) {
  if (!file.includes('/entry.client')) await import(file);
  await new Promise((next) => setTimeout(next));
}
${imports}
</script>`
}
