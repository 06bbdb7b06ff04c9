import sharp from 'sharp'

// no picture is drawn twice from the same bytes: what libvips would remember, up to 50 MB of it, is never asked for
sharp.cache(false)

export { sharp }
