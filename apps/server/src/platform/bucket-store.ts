export type BucketOptions = {
  bucket: string
  /** Of a service other than Amazon's. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An S3-compatible bucket. The client is large, so only a shop that has a bucket loads it. */
export async function openBucketStore(options: BucketOptions) {
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    NoSuchKey,
    paginateListObjectsV2,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // services other than Amazon's seldom have a host name for each bucket, and not all know the newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key: string, bytes: Uint8Array, ContentType: string): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType }))
    },
    async get(Key: string): Promise<Buffer | null> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async delete(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async *list(): AsyncGenerator<string> {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
      }
    },
  }
}
