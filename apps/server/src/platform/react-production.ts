// React decides when it is loaded; its development form renders pages several times slower
process.env.NODE_ENV ??= 'production'
