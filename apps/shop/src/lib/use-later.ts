import { useEffect, useState } from 'react'

/** What nobody needs while the page comes to life: loaded after that, null until then. */
export function useLater<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    void load().then(setModule)
  }, [load])
  return module
}
