// node --import: the second signal ends the server at once, with whatever it is in the middle of
if (process.argv[1]?.endsWith('/main.js')) {
  let signals = 0
  const count = () => {
    signals += 1
    if (signals > 1) process.exit(1)
  }
  process.on('SIGINT', count)
  process.on('SIGTERM', count)
}
